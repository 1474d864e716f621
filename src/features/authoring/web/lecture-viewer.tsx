import FileDown from 'lucide-react/icons/file-down';
import Play from 'lucide-react/icons/play';
import { lazy, Suspense, useRef, useState } from 'react';
import { openingText } from '../../../contract/course/opening.ts';
import { counted, duration } from '../../../contract/text/time/formats.ts';
import { downloadIfThere } from '../../../ui/actions/check-download.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Accordion } from '../../../ui/navigation/accordion.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import type { FullCourse, FullLecture } from '../contract.ts';
import { LectureScreen } from './lecture-screen.tsx';

const Markdown = lazy(() =>
  import('../../../lib/markdown/markdown.tsx').then((module) => ({ default: module.Markdown })),
);

type Sections = FullCourse['sections'];

/**
 * A course's lectures as its author and its reviewer see them: a player, and the curriculum that selects what it plays.
 */
export function LectureViewer({ courseId, sections }: { courseId: string; sections: Sections }) {
  const [chosen, setChosen] = useState<FullLecture | undefined>(() => firstShown(sections));
  // The first lecture does not start automatically; a lecture that the viewer selects does.
  const [plays, setPlays] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  function play(lecture: FullLecture) {
    setChosen(lecture);
    setPlays(true);
    screen.current?.scrollIntoView({ block: 'nearest' });
    // Browsers may block autoplay; their own play button still works.
    if (lecture._id === chosen?._id)
      screen.current
        ?.querySelector('video')
        ?.play()
        .catch(() => {});
  }
  return (
    <div className="space-y-6">
      <div ref={screen} className="scroll-mt-4">
        <Screen courseId={courseId} lecture={chosen} autoPlay={plays} />
      </div>
      {sections.length === 0 ? (
        <p className="text-ink-2">No curriculum available for this course.</p>
      ) : (
        <div className="space-y-3">
          {sections.map((section, position) => (
            <Accordion
              key={section._id}
              title={section.title}
              count={counted(section.lectures.length, 'lecture')}
              open={position === 0 || section.lectures.some((lecture) => lecture._id === chosen?._id)}
              level={2}
            >
              <ol className="divide-y divide-hairline">
                {section.lectures.map((lecture, place) => (
                  <LectureRow
                    key={lecture._id}
                    lecture={lecture}
                    number={place + 1}
                    isChosen={lecture._id === chosen?._id}
                    onPlay={() => play(lecture)}
                  />
                ))}
              </ol>
            </Accordion>
          ))}
        </div>
      )}
    </div>
  );
}

const firstShown = (sections: Sections) => {
  const first = sections[0]?.lectures[0];
  return first && isShown(first) ? first : undefined;
};

const isShown = ({ kind, video }: FullLecture) => kind === 'text' || video !== null;

type ScreenProps = { courseId: string; lecture: FullLecture | undefined; autoPlay: boolean };

function Screen({ courseId, lecture, autoPlay }: ScreenProps) {
  if (lecture?.video) {
    const { video } = lecture;
    const shown = { ...lecture, video };
    return <LectureScreen key={video.publicId} courseId={courseId} lecture={shown} autoPlay={autoPlay} />;
  }
  if (lecture?.kind === 'text')
    return (
      <Suspense fallback={<Spinner label="Loading the text…" />}>
        <Card as="section" padding="lg" aria-label={lecture.title}>
          <Markdown level={2}>{lecture.body}</Markdown>
        </Card>
      </Suspense>
    );
  return (
    <div className="grid aspect-video place-content-center rounded-card border border-hairline bg-sunken p-4 text-center">
      <p className="font-semibold">No Video Selected</p>
      <p className="text-ink-2">Select a lecture from the curriculum</p>
    </div>
  );
}

const kindNames = { text: 'Text', quiz: 'Quiz' };

function LectureRow(props: { lecture: FullLecture; number: number; isChosen: boolean; onPlay: () => void }) {
  const { lecture, number, isChosen, onPlay } = props;
  const length =
    lecture.kind === 'video'
      ? lecture.duration > 0
        ? duration(lecture.duration)
        : '--'
      : kindNames[lecture.kind];
  return (
    <li className="py-1">
      <button
        type="button"
        className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2 py-2 text-left hover:bg-sunken disabled:cursor-default"
        aria-current={isChosen || undefined}
        disabled={!isShown(lecture)}
        onClick={onPlay}
      >
        {isChosen ? (
          <Play aria-hidden="true" className="size-4 shrink-0 fill-current text-green" />
        ) : (
          <span aria-hidden="true" className="mx-0.5 size-3 shrink-0 rotate-45 border-2 border-green" />
        )}
        <span className={`min-w-0 flex-1 basis-44 ${isChosen ? 'font-semibold' : ''}`}>
          {number}. {lecture.title}
          {lecture.opens && !lecture.isFreePreview && (
            <span className="block text-sm font-normal text-ink-2">{openingText(lecture.opens)}</span>
          )}
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums text-ink-2 sm:whitespace-nowrap max-sm:ms-7">
          {lecture.isFreePreview && <Badge tone="green">Free preview</Badge>}
          {length}
          {lecture.practiceMinutes > 0 && ` + ${duration(lecture.practiceMinutes * 60)} of exercises`}
        </span>
      </button>
      {lecture.resources.length > 0 && (
        <ul className="mb-1 ml-9 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {lecture.resources.map((resource) => (
            <li key={resource._id}>
              <a
                href={resource.url}
                download
                className="link inline-flex items-center gap-1 py-1"
                onClick={(event) => void downloadIfThere(event)}
              >
                <FileDown aria-hidden="true" className="size-4" />
                {resource.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
