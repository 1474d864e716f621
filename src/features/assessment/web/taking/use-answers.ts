import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createClient } from '../../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { isSignedOut, mayBeSentLater } from '../../../../lib/connection/is-temporary.ts';
import { withoutSent } from '../../../../lib/form/drafts/device-changes.ts';
import type { AskedQuestion, Attempt } from '../../contract.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { type Change, type Given, type Waiting, waitingAnswers } from './waiting-answers.ts';

const retryMs = 4_000;
/** How long the last answers may take once the time is up: less than the server allows. */
const settleMs = 3_000;

export type Answers = {
  given: (question: AskedQuestion) => Given;
  /** The feedback shown so far, by question. */
  review: (question: AskedQuestion) => AskedQuestion['review'];
  change: (id: string, change: Change) => void;
  check: (id: string, given: Given) => Promise<void>;
  /** How many answers the server does not have yet; null until this device's storage has been read. */
  unsent: number | null;
  /** Why answers that could not be sent are waiting: for a connection, or for the learner to sign in again. */
  waitFor: 'connection' | 'sign-in' | null;
  /** Why the server refused an answer. */
  problem: string | null;
  /** Sends what is still unsent, and resolves after three seconds at the latest. */
  settle: () => Promise<void>;
};

/**
 * The answers of an open attempt: changed here immediately, sent one after another, and resent until the server has
 * them.
 */
export function useAnswers(attempt: Attempt, onOver: () => void): Answers {
  const [given, setGiven] = useState<Record<string, Given>>(() => stored(attempt));
  const [reviews, setReviews] = useState<Record<string, AskedQuestion['review']>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const send = useMemo(() => senderOf(attempt._id), [attempt._id]);
  const queue = useQueue(attempt._id, send, { onOver, onRefused: setProblem });
  const { restored, add, waiting } = queue;
  useEffect(() => setGiven((before) => Object.entries(restored).reduce(withChange, before)), [restored]);
  const noteChange = useOtherTabs(attempt._id, (latest) => {
    if (latest.state !== 'open') return onOver();
    setGiven(Object.entries(waiting()).reduce(withChange, stored(latest)));
  });
  const change = useCallback(
    (id: string, next: Change) => {
      noteChange();
      setProblem(null);
      setGiven((before) => withChange(before, [id, next]));
      add(id, next);
    },
    [add, noteChange],
  );
  const check = useCallback(
    async (id: string, next: Given) => {
      try {
        const { question } = await send(id, next, true);
        setReviews((before) => ({ ...before, [id]: question.review }));
      } catch (error) {
        setProblem(
          error instanceof ApiFailure ? error.message : 'We couldn’t check your answer. Please try again.',
        );
      }
    },
    [send],
  );
  return {
    given: ({ _id }) => given[_id] ?? untouched,
    review: ({ _id, review }) => reviews[_id] ?? review,
    change,
    check,
    unsent: queue.unsent,
    waitFor: queue.waitFor,
    problem,
    settle: queue.settle,
  };
}

const untouched: Given = { value: null, isFlagged: false, seconds: 0 };

const withChange = (given: Record<string, Given>, [id, change]: [string, Change]): Record<string, Given> => ({
  ...given,
  [id]: { ...untouched, ...given[id], ...change },
});

const stored = ({ questions }: Attempt): Record<string, Given> =>
  Object.fromEntries(
    questions.map(({ _id, value, isFlagged, seconds }) => [_id, { value, isFlagged, seconds }]),
  );

function senderOf(attemptId: string) {
  return (questionId: string, change: Change, check: boolean) => {
    const answers = createClient(window.location.origin).attempts[':attemptId'].answers[':questionId'];
    return read(answers.$put({ param: segments({ attemptId, questionId }), json: { ...change, check } }));
  };
}

type Handlers = { onOver: () => void; onRefused: (message: string) => void };

function useQueue(attemptId: string, send: ReturnType<typeof senderOf>, handlers: Handlers) {
  const storage = useMemo(() => waitingAnswers(attemptId), [attemptId]);
  const hasEnded = useRef(false);
  const running = useRef<Promise<void> | null>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  const [restored, setRestored] = useState<Waiting>({});
  const [unsent, setUnsent] = useState<number | null>(null);
  const [waitFor, setWaitFor] = useState<Answers['waitFor']>(null);
  const update = useCallback(
    (change: (before: Waiting) => Waiting) => setUnsent(Object.keys(storage.update(change)).length),
    [storage],
  );
  const sendAll = useCallback(async () => {
    const first = () => (hasEnded.current ? undefined : Object.entries(storage.read())[0]);
    for (let next = first(); next; next = first()) {
      const [id, change] = next;
      const outcome = await send(id, change, false).then(
        () => 'sent' as const,
        (error: unknown) => error,
      );
      if (outcome !== 'sent' && mayBeSentLater(outcome)) {
        setWaitFor(isSignedOut(outcome) ? 'sign-in' : 'connection');
        return;
      }
      setWaitFor(null);
      if (isOver(outcome)) {
        // The unsent answers stay in the device's storage, where the result page counts them.
        hasEnded.current = true;
        setUnsent(0);
        return latest.current.onOver();
      }
      update((before) => withoutSent(before, id, change));
      if (outcome instanceof ApiFailure) latest.current.onRefused(outcome.message);
    }
    if (hasEnded.current) return;
    // Another tab may have sent what was waiting.
    setWaitFor(null);
    setUnsent(0);
  }, [send, storage, update]);
  const flush = useCallback((): Promise<void> => {
    running.current ??= sendAll().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [sendAll]);
  useEffect(() => {
    const kept = storage.read();
    setRestored(kept);
    setUnsent(Object.keys(kept).length);
    const retry = () => void flush();
    retry();
    const timer = setInterval(retry, retryMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [flush, storage]);
  const add = useCallback(
    (id: string, change: Change) => {
      update((before) => ({ ...before, [id]: { ...before[id], ...change } }));
      void flush();
    },
    [flush, update],
  );
  const settle = useCallback(
    () => Promise.race([flush(), new Promise<void>((resolve) => setTimeout(resolve, settleMs))]),
    [flush],
  );
  return { restored, add, waiting: storage.read, unsent, waitFor, settle };
}

const isOver = (outcome: unknown): boolean =>
  outcome instanceof ApiFailure && outcome.failure.code === 'assessment.over';
