import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { createClient } from '../../../../../contract/api/client.ts';
import { ApiFailure, lacksSentence, read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { isSignedOut, mayBeSentLater } from '../../../../../lib/connection/is-temporary.ts';
import { toast } from '../../../../../ui/toasts/toast.ts';
import type { StudyLecture } from '../../../../learning/contract.ts';
import type { Recorder } from '../saving-progress/recorder.ts';

type Options = {
  courseId: string;
  lecture: StudyLecture;
  recorder: Recorder | null;
  onCourseCompleted: () => void;
};

/** What happens once a lecture is completed: the page stays, or the next lecture is offered and soon starts. */
type Then = 'stay' | 'continue';

export type Completion = {
  /** The requested action, until the server responds. */
  busy: Then | null;
  /** The lecture is completed and the next one can start. */
  continuing: boolean;
  stopContinuing: () => void;
  /** Why a completion that could not be sent is waiting: for a connection, or for the learner to sign in again. */
  waiting: 'connection' | 'sign-in' | null;
  complete: (then?: Then) => void;
};

const doneToastMs = 2000;
const retryMs = 5000;

/** The lecture was removed or locked, or the enrolment ended, after the page was loaded. */
const changedMeanwhile = [403, 404];

class NoConnection extends Error {}

/** Marks a lecture as completed: the watched part is saved first, then the server decides. One at a time. */
export function useCompletion({ courseId, lecture, recorder, onCourseCompleted }: Options): Completion {
  const [busy, setBusy] = useState<Then | null>(null);
  const [continuing, setContinuing] = useState(false);
  const [waiting, setWaiting] = useState<Completion['waiting']>(null);
  const running = useRef(false);
  const done = useRef(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isStaying = useIsStaying();

  // Announced only once the page shows it, so that a quick click finds the next lecture unlocked.
  useEffect(() => {
    if (!lecture.completed || !done.current) return;
    done.current = false;
    toast.success('Lecture completed!', { duration: doneToastMs });
  }, [lecture.completed]);

  async function complete(then: Then = 'stay'): Promise<void> {
    if (running.current || lecture.completed) return;
    running.current = true;
    setBusy(then);
    try {
      const { completed } = await askServer(courseId, lecture._id, recorder);
      recorder?.unlock();
      setWaiting(null);
      done.current = true;
      if (isStaying.current) await showCompleted();
      else await leaveCompleted();
      if (completed) onCourseCompleted();
      else if (then === 'continue') setContinuing(true);
    } catch (error) {
      if (mayBeSentLater(error) && !isRefusedOnTheWay(error))
        wait(isSignedOut(error) ? 'sign-in' : 'connection');
      else refuse(error);
    } finally {
      running.current = false;
      setBusy(null);
    }
  }

  /** Reloads the page's data and stays at this lecture, even if the URL names none. */
  async function showCompleted(): Promise<void> {
    await navigate(`?lecture=${lecture._id}`, { replace: true, preventScrollReset: true });
  }

  /** Reloads the page's data. A learner who has left the lecture, or is leaving it, is not taken back to it. */
  async function leaveCompleted(): Promise<void> {
    done.current = false;
    toast.success('Lecture completed!', { duration: doneToastMs });
    await revalidate();
  }

  function wait(reason: 'connection' | 'sign-in'): void {
    recorder?.completeLater();
    setWaiting(reason);
  }

  function refuse(error: unknown): void {
    recorder?.forgetCompleting();
    setWaiting(null);
    if (error instanceof ApiFailure && !lacksSentence(error)) toast.error(error.message);
    else toast.error('Failed to mark lecture as complete', { description: 'Request failed' });
    if (error instanceof ApiFailure && changedMeanwhile.includes(error.status)) void revalidate();
  }

  useRetries(waiting !== null || (recorder?.completing ?? false), () => void complete());
  return {
    busy,
    continuing,
    stopContinuing: () => setContinuing(false),
    waiting,
    complete: (then) => void complete(then),
  };
}

/** Whether the learner is still on the page and not leaving it; checked after a response. */
function useIsStaying(): RefObject<boolean> {
  const { state } = useNavigation();
  const isStaying = useRef(false);
  useEffect(() => {
    isStaying.current = state === 'idle';
    return () => {
      isStaying.current = false;
    };
  }, [state]);
  return isStaying;
}

/**
 * Whether something between the browser and the product, such as a proxy, has refused the request. The learner is told
 * immediately, and can press the button again.
 */
const isRefusedOnTheWay = (error: unknown): boolean =>
  error instanceof ApiFailure && lacksSentence(error) && error.status >= 400 && error.status < 500;

async function askServer(courseId: string, lectureId: string, recorder: Recorder | null) {
  if (recorder && !(await recorder.save())) throw new NoConnection();
  const { progress } = createClient(window.location.origin).courses[':id'];
  return read(progress.$put({ param: segments({ id: courseId }), json: { lectureId } }));
}

/** While a completion is due, calls `attempt` immediately, whenever the connection returns, and every `retryMs`. */
function useRetries(due: boolean, attempt: () => void): void {
  const latest = useRef(attempt);
  latest.current = attempt;
  useEffect(() => {
    if (!due) return;
    const again = () => latest.current();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    again();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [due]);
}
