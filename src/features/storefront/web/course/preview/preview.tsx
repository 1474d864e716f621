import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { duration } from '../../../../../contract/text/time/formats.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Spinner } from '../../../../../ui/states/spinner.tsx';
import type { CourseDetail, ViewerState } from '../../../../catalogue/contract.ts';
import type { LectureMedia } from '../../../../learning/contract.ts';
import { keepCoupon } from '../keep-coupon.ts';
import { CourseAction } from '../side/course-action.tsx';
import type { PreviewFault } from './preview-fault.ts';
import type { PreviewLecture } from './preview-lecture.ts';
import { useSettled } from './use-settled.ts';
import '../course-icon.css';

const loadVideo = () => import('./preview-video.tsx');
const PreviewVideo = lazy(loadVideo);
const loadText = () => import('./preview-text.tsx');
const PreviewText = lazy(loadText);
const FilmFrame = lazy(() => import('./film-frame.tsx'));

type Props = {
  course: CourseDetail;
  viewer: ViewerState;
  lecture: PreviewLecture;
  /** The lecture's URLs, if the page was requested with `?preview`, so that the preview plays without scripts. */
  opened: LectureMedia | null;
  /** The code of a coupon that applies. */
  coupon: string | undefined;
};

type State =
  | { kind: 'poster' | 'loading' | 'ended' }
  | { kind: 'playing'; media: LectureMedia; from?: number }
  | ({ kind: 'failed'; from: number } & PreviewFault);

const failed = (fault: PreviewFault, from = 0): State => ({ kind: 'failed', ...fault, from });

const notLoaded: PreviewFault = { message: 'Check your connection and try again.', mayRetry: true };

/** Loads the preview's component and requests its URLs. */
async function loadAndOpen(
  courseId: string,
  { _id: lectureId, kind }: PreviewLecture,
): Promise<LectureMedia | PreviewFault> {
  const load = kind === 'text' ? loadText : loadVideo;
  try {
    const [{ openPreview }] = await Promise.all([import('./open-preview.ts'), load()]);
    return await openPreview(courseId, lectureId);
  } catch {
    return notLoaded;
  }
}

/** The free preview: its poster, the video, and what is shown after its end. */
export function Preview({ course, viewer, lecture, opened, coupon }: Props) {
  const [state, setState] = useState<State>(opened ? { kind: 'playing', media: opened } : { kind: 'poster' });
  useEffect(() => {
    if (!opened) return;
    // Only the browser knows whether it can play the video.
    void import('./preview-fault.ts').then(({ faultOf }) => {
      const fault = faultOf(opened);
      if (fault) setState(failed(fault));
    });
  }, [opened]);
  const play = async (from = 0) => {
    setState({ kind: 'loading' });
    if (from === 0)
      void import('./count-visit.ts').then(({ countVisit }) => countVisit(course._id, 'preview'));
    const response = await loadAndOpen(course._id, lecture);
    setState('message' in response ? failed(response, from) : { kind: 'playing', media: response, from });
  };
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="sr-only">
        Free preview: {lecture.title}
      </h2>
      <div className="preview-stage">
        {state.kind === 'poster' && (
          <Poster courseId={course._id} lecture={lecture} onPlay={() => void play()} />
        )}
        {state.kind === 'loading' && <Loading />}
        {state.kind === 'playing' && (
          <Suspense fallback={<Loading />}>
            {state.media.text === null ? (
              <PreviewVideo
                key={state.media.video?.url}
                media={state.media}
                from={state.from}
                title={lecture.title}
                onLimit={() => setState({ kind: 'ended' })}
                onLost={(from) => void play(from)}
                onFailed={(from) => setState(failed(notLoaded, from))}
              />
            ) : (
              <PreviewText title={lecture.title}>{state.media.text}</PreviewText>
            )}
          </Suspense>
        )}
        {state.kind === 'ended' && <Ended {...{ course, viewer, coupon }} onAgain={() => void play()} />}
        {state.kind === 'failed' && (
          <Cover title="This preview can’t be played" text={state.message} isReason>
            {state.mayRetry && (
              <Button variant="secondary" onClick={() => void play(state.from)}>
                Try Again
              </Button>
            )}
          </Cover>
        )}
      </div>
    </section>
  );
}

const Loading = () => (
  <p className="grid h-full place-items-center">
    <Spinner label="Loading the preview…" size="lg" />
  </p>
);

type PosterProps = Pick<Props, 'lecture'> & { courseId: string; onPlay: () => void };

function Poster({ courseId, lecture, onPlay }: PosterProps) {
  const settled = useSettled();
  const { search } = useLocation();
  return (
    <Link
      to={`${keepCoupon(search, { preview: 'yes' })}#preview`}
      onClick={(event) => {
        event.preventDefault();
        onPlay();
      }}
      className="group block h-full text-white no-underline"
    >
      <span className="film-frame">
        <Suspense>
          {settled && lecture.kind === 'video' && (
            <FilmFrame courseId={courseId} lectureId={lecture._id} duration={lecture.duration} />
          )}
        </Suspense>
      </span>
      <span className="absolute inset-0 preview-stage grid place-items-center">
        <span className="preview-play">
          <span aria-hidden="true" className="course-icon translate-x-0.5" data-icon="play" />
        </span>
      </span>
      <span className="absolute inset-x-0 bottom-0 flex flex-wrap items-baseline justify-between gap-x-4 p-4">
        <span>
          <span className="block text-sm">{lecture.kind === 'text' ? 'Read' : 'Watch'} the free preview</span>
          <span className="font-display font-bold sm:text-2xl">{lecture.title}</span>
        </span>
        {lecture.kind === 'video' && (
          <span className="text-sm tabular-nums">{duration(lecture.duration)}</span>
        )}
      </span>
    </Link>
  );
}

type EndedProps = Pick<Props, 'course' | 'viewer' | 'coupon'> & { onAgain: () => void };

function Ended({ course, viewer, coupon, onAgain }: EndedProps) {
  return (
    <Cover title="Free Preview Ended" text={`Enrol to watch the rest of “${course.title}”.`}>
      <div className="w-full max-w-72 text-ink">
        <CourseAction course={course} viewer={viewer} coupon={coupon} />
      </div>
      <button type="button" className="min-h-9 cursor-pointer px-3 underline" onClick={onAgain}>
        Watch again
      </button>
    </Cover>
  );
}

type CoverProps = {
  title: string;
  text: string;
  /** Whether the text says why the preview can’t be played. On a phone, other texts are hidden. */
  isReason?: boolean;
  children: ReactNode;
};

function Cover({ title, text, isReason, children }: CoverProps) {
  return (
    <div
      role="status"
      className="flex h-full flex-col items-center justify-center gap-2 overflow-y-auto p-4 text-center sm:gap-3"
    >
      <p className="font-display text-xl font-bold">{title}</p>
      <p className={isReason ? 'max-w-prose text-sm sm:text-base' : 'hidden max-w-prose sm:block'}>{text}</p>
      {children}
    </div>
  );
}
