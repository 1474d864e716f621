import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { clockTime } from '../../../../../contract/text/time/clock-time.ts';
import { counted } from '../../../../../contract/text/time/formats.ts';
import type { Cue } from '../../../../../contract/text/webvtt.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { SearchField } from '../../../../../ui/forms/search-field.tsx';
import { Loading, SkeletonText } from '../../../../../ui/states/skeleton.tsx';
import { cueAt, findIn, type Piece } from './cues.ts';
import { useCues } from './use-cues.ts';

export type TranscriptProps = { url: string | undefined; video: RefObject<HTMLVideoElement | null> };

/** The lecture's transcript: searchable, each line plays from its time, and it follows the video. */
export default function Transcript({ url, video }: TranscriptProps) {
  const { cues, failed, retry } = useCues(url);
  if (failed) return <Failed onRetry={retry} />;
  if (!cues)
    return (
      <Loading label="Loading the transcript">
        <SkeletonText />
      </Loading>
    );
  return cues.length > 0 ? (
    <Lines cues={cues} video={video} />
  ) : (
    <p className="text-ink-2">This lecture’s captions are empty.</p>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-ink-2">
      We couldn’t load the transcript.
      <Button size="sm" variant="quiet" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}

function Lines({ cues, video }: { cues: Cue[]; video: TranscriptProps['video'] }) {
  const [searchTerms, setSearchTerms] = useState('');
  const [following, setFollowing] = useState(true);
  const current = useCurrentCue(cues, video);
  const list = useRef<HTMLOListElement>(null);
  const matches = useMemo(() => search(cues, searchTerms), [cues, searchTerms]);
  useFollow(list, following && searchTerms.trim() === '' ? current : -1);

  function seek(cue: Cue): void {
    setFollowing(true);
    if (!video.current) return;
    video.current.currentTime = cue.start;
    // The browser may refuse to play; the learner can still press the play button.
    video.current.play().catch(() => {});
  }
  const stopFollowing = () => setFollowing(false);
  return (
    <>
      <div className="transcript-head">
        {!following && searchTerms.trim() === '' && (
          <Button size="sm" variant="quiet" onClick={() => setFollowing(true)}>
            Follow the video
          </Button>
        )}
        <SearchField
          label="Search the transcript"
          placeholder="Search the transcript"
          fieldClassName="transcript-search"
          value={searchTerms}
          onChange={(event) => setSearchTerms(event.currentTarget.value)}
        />
      </div>
      <p role="status" className={searchTerms.trim() ? 'pb-2 text-sm text-ink-2' : 'sr-only'}>
        {searchTerms.trim() &&
          (matches.length === 0 ? 'No lines match your search.' : counted(matches.length, 'line'))}
      </p>
      <ol ref={list} className="transcript-lines" onWheel={stopFollowing} onTouchMove={stopFollowing}>
        {matches.map(({ index, cue, pieces }) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => seek(cue)}
            >
              <span className="transcript-time">{clockTime(cue.start)}</span>
              <span>
                <Pieces pieces={pieces} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

const search = (cues: Cue[], searchTerms: string) =>
  cues.flatMap((cue, index) => {
    const pieces = findIn(cue.text, searchTerms);
    return pieces ? [{ index, cue, pieces }] : [];
  });

const Pieces = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ text, isMatch: found }, index) => {
    const key = `${index}-${text}`;
    return found ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });

/** The current line. Browsers report the time about four times a second; this renders only when the line changes. */
function useCurrentCue(cues: Cue[], video: TranscriptProps['video']): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const element = video.current;
    const follow = () => setCurrent(cueAt(cues, element?.currentTime ?? 0));
    follow();
    element?.addEventListener('timeupdate', follow);
    return () => element?.removeEventListener('timeupdate', follow);
  }, [cues, video]);
  return current;
}

/** Scrolls a line to the middle of the list, without moving the page. */
function useFollow(list: RefObject<HTMLOListElement | null>, index: number): void {
  useEffect(() => {
    const line = list.current?.children[index];
    if (!list.current || !(line instanceof HTMLElement)) return;
    const middle = line.offsetTop - (list.current.clientHeight - line.offsetHeight) / 2;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current.scrollTo({ top: middle, behavior: calm ? 'instant' : 'smooth' });
  }, [list, index]);
}
