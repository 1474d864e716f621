import ArrowLeft from 'lucide-react/icons/arrow-left';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isRouteErrorResponse, Link, useRevalidator } from 'react-router';
import { createClient } from '../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { ConnectionLost } from '../../../lib/connection/connection-lost.tsx';
import { isConnectionLost } from '../../../lib/connection/is-connection-lost.ts';
import { useWhenConnected } from '../../../lib/connection/use-when-connected.ts';
import { FailedPage } from '../../../lib/page/failures/failed-page.tsx';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../lib/page/viewer/guard.ts';
import { useSessionWatch } from '../../../lib/page/viewer/use-session-watch.ts';
import { useViewer } from '../../../lib/page/viewer/use-viewer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { Unverified } from '../../accounts/web/confirmation/unverified.tsx';
import type { LectureMedia, Study, StudyLecture } from '../../learning/contract.ts';
import { orToCourses } from '../../learning/web/or-to-courses.ts';
import type { Route } from './+types/player';
import { CompletionLater } from './player/completion/completion-later.tsx';
import { recallCourse, rememberCourse } from './player/course-cache.ts';
import { LectureView } from './player/lecture-view.tsx';
import { lecturesOf } from './player/neighbours.ts';
import { useOutbox } from './player/saving-progress/use-outbox.ts';
import { useRecorder } from './player/saving-progress/use-recorder.ts';
import { CurriculumDrawer, Side } from './player/side.tsx';
import { Unavailable } from './player/stage/unavailable.tsx';
import { usePaidToast } from './player/use-paid-toast.ts';
import './player/player.css';
import { segments } from '../../../contract/api/segments.ts';
import type { PageHandle } from '../../../lib/page/page-handle.ts';

export const handle: PageHandle = { ownSession: true, lineFooter: true };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.study.course.title} · Milepost` : 'Milepost' },
];

export async function loader(args: Route.LoaderArgs) {
  const viewer = guardSignedIn(args);
  const { api } = scopeOf(args);
  const id = args.params.courseId;
  const study = await orToCourses(read(api.courses[':id'].study.$get({ param: segments({ id }) })));
  const requestedId = new URL(args.request.url).searchParams.get('lecture');
  const lecture = choose(study, requestedId);
  const media =
    lecture && !lecture.locked
      ? await read(
          api.courses[':id'].lectures[':lectureId'].media.$get({
            param: segments({ id, lectureId: lecture._id }),
          }),
        )
      : null;
  const lectureId = lecture?._id ?? null;
  return { viewerId: viewer._id, role: viewer.role, study, lectureId, media, offline: false };
}

type Data = Awaited<ReturnType<typeof loader>>;

/** When offline, the course is shown as this device last stored it. */
export async function clientLoader({ serverLoader, params, request }: Route.ClientLoaderArgs): Promise<Data> {
  try {
    return await serverLoader();
  } catch (error) {
    const cached = isConnectionLost(error) ? recallCourse(params.courseId) : null;
    if (!cached) throw error;
    const requestedId = new URL(request.url).searchParams.get('lecture');
    const lecture = choose(cached.study, requestedId) ?? lecturesOf(cached.study)[cached.lastWatched];
    const { viewerId, study } = cached;
    return { viewerId, role: 'user', study, lectureId: lecture?._id ?? null, media: null, offline: true };
  }
}

function choose(study: Study, requestedId: string | null): StudyLecture | undefined {
  const lectures = lecturesOf(study);
  return (
    lectures.find(({ _id }) => _id === requestedId) ??
    lectures.find(({ _id }) => _id === study.currentLecture)
  );
}

export default function Player({ loaderData }: Route.ComponentProps) {
  const { study, lectureId, media, viewerId, role, offline } = loaderData;
  const [completed, setCompleted] = useState(false);
  useSessionWatch(role);
  usePaidToast();
  useOutbox(study, lectureId, viewerId);
  useCachedCourse(loaderData);
  const lecture = lecturesOf(study).find(({ _id }) => _id === lectureId);
  return (
    <main id="main" tabIndex={-1} className="page-width pt-3 pb-6">
      <PlayerHeader study={study} />
      {/* Rendered only on the server, to keep the player's script small: browsers with scripts ignore it anyway. */}
      <noscript>
        {import.meta.env.SSR && (
          <Notice tone="warning" className="mb-4">
            You can watch and read here, but your progress and notes are saved only with JavaScript. Turn it
            on to complete lectures.
          </Notice>
        )}
      </noscript>
      {lecture ? (
        <div className="player-grid">
          <div className="min-w-0">
            <Chosen
              key={lecture._id}
              study={study}
              lecture={lecture}
              media={media}
              offline={offline}
              viewerId={viewerId}
              onCourseCompleted={() => setCompleted(true)}
            >
              <Welcome study={study} />
            </Chosen>
          </div>
          <Side study={study} selectedId={lecture._id} />
        </div>
      ) : (
        <>
          <Notice title="No curriculum available for this course.">
            Lectures will appear here as soon as they’re added.
          </Notice>
          <Welcome study={study} />
        </>
      )}
      {/* Opens only once the page's data is up to date, because the dialog's actions depend on it. */}
      <CompletionLater
        open={completed && study.progress.completed}
        onClose={() => setCompleted(false)}
        study={study}
      />
    </main>
  );
}

function PlayerHeader({ study: { course } }: { study: Study }) {
  return (
    <header className="player-header">
      <Link to="/dashboard/enrolled-courses" className="link">
        <ArrowLeft aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Enrolled courses</span>
      </Link>
      <h1 title={course.title}>{course.title}</h1>
    </header>
  );
}

/** Most lectures are videos; the code for other kinds is loaded when needed. */
const views = {
  video: LectureView,
  text: lazy(() => import('./player/kinds/text-view.tsx')),
  quiz: lazy(() => import('./player/kinds/quiz-view.tsx')),
};

type ChosenProps = {
  study: Study;
  lecture: StudyLecture;
  media: LectureMedia | null;
  offline: boolean;
  viewerId: string;
  onCourseCompleted: () => void;
  /** Shown below the video. */
  children: ReactNode;
};

function Chosen({ media, offline, children, ...rest }: ChosenProps) {
  if (media)
    return (
      <Suspense fallback={<Spinner label="Loading the lecture…" />}>
        <Opened media={media} {...rest}>
          {children}
        </Opened>
      </Suspense>
    );
  const { study, lecture } = rest;
  if (offline && !lecture.locked) return <Offline study={study} lecture={lecture} />;
  const isCurrent = study.currentLecture === lecture._id;
  return (
    <>
      <Unavailable
        locked
        title={lecture.opensAt ? 'This lecture isn’t open yet' : 'This lecture is locked'}
        text={
          lecture.opensAt ? (
            <>
              “{lecture.title}” opens on <LocalTime format="time" iso={lecture.opensAt} />.
            </>
          ) : (
            `Complete the previous lecture to unlock “${lecture.title}”.`
          )
        }
        action={
          !isCurrent && (
            <LinkButton to={`?lecture=${study.currentLecture}`}>Go to your current lecture</LinkButton>
          )
        }
      />
      <CurriculumDrawer study={study} selectedId={lecture._id} />
    </>
  );
}

/** An open lecture of any kind. Its recorder also stores a completion on the device while there is no connection. */
function Opened(props: Omit<ChosenProps, 'media' | 'offline'> & { media: LectureMedia }) {
  const View = views[props.lecture.kind];
  return <View {...props} {...useRecorder(props.study.course._id, props.lecture, props.viewerId)} />;
}

function Offline({ study, lecture }: { study: Study; lecture: StudyLecture }) {
  const { revalidate, state } = useRevalidator();
  useWhenConnected(revalidate);
  return (
    <>
      <Unavailable
        title="You’re offline"
        text={`“${lecture.title}” will open when you’re back online. Your progress is saved on this device.`}
        action={
          <Button variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
            Retry
          </Button>
        }
      />
      <CurriculumDrawer study={study} selectedId={lecture._id} />
    </>
  );
}

/** Stores the course on this device. */
function useCachedCourse({ viewerId, study, lectureId, offline }: Data): void {
  const viewer = useViewer();
  if (offline && viewer?._id !== viewerId)
    throw new Error('The course saved on this device belongs to another account.');
  useEffect(() => {
    // The page shows the course as this device last stored it.
    if (offline) toast.error('Failed to load course progress');
    if (!offline) rememberCourse(viewerId, study, lectureId);
  }, [viewerId, study, lectureId, offline]);
}

/** The instructor's welcome message, on the first visit. */
function Welcome({ study }: { study: Study }) {
  const [message, setMessage] = useState(study.welcomeMessage);
  const id = study.course._id;
  useEffect(() => {
    if (message)
      createClient(window.location.origin)
        .courses[':id'].welcome.$put({ param: segments({ id }) })
        .catch(() => {});
  }, [message, id]);
  if (!message) return null;
  return (
    <Notice
      className="mt-6"
      title={`Welcome from ${study.course.instructor.name}`}
      onDismiss={() => setMessage(null)}
    >
      <p className="whitespace-pre-line">{message}</p>
    </Notice>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error))
    return <FailedPage error={error} unverified={<Unverified />} className="page-width py-12 sm:py-20" />;
  const message = error instanceof ApiFailure ? error.message : 'Failed to load course data';
  return (
    <main id="main" tabIndex={-1} className="page-width py-20">
      {isConnectionLost(error) ? (
        <ConnectionLost text="You haven’t opened this course on this device yet. It will open when you’re back online." />
      ) : (
        <ErrorState
          level={1}
          title="Error loading course data"
          message={message}
          onRetry={() => window.location.reload()}
        />
      )}
    </main>
  );
}
