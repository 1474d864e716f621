import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { createClient } from '../../../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { clockTime } from '../../../../../contract/text/time/clock-time.ts';
import { counted } from '../../../../../contract/text/time/formats.ts';
import { isTemporary } from '../../../../../lib/connection/is-temporary.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { ConfirmDialog } from '../../../../../ui/overlays/confirm-dialog.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import type { Attempt } from '../../../contract.ts';
import type { Moment } from './clock.ts';
import { readAttempt } from './read-attempt.ts';
import { useRemaining } from './use-remaining.ts';

const breakOf = (attemptId: string) => {
  const route = createClient(window.location.origin).attempts[':attemptId'].break;
  return { route, param: segments({ attemptId }) };
};

function useBreak(work: (attemptId: string) => Promise<unknown>, attemptId: string) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setProblem(null);
    let isDecided = true;
    try {
      await work(attemptId);
    } catch (error) {
      setProblem(error instanceof ApiFailure ? error.message : 'You seem to be offline. Please try again.');
      isDecided = !isTemporary(error);
    }
    // Revalidating during an outage would replace the page.
    if (isDecided) await revalidate();
    setBusy(false);
  };
  return { busy, problem, run };
}

const start = (attemptId: string) => {
  const { route, param } = breakOf(attemptId);
  return read(route.$post({ param }));
};
const end = (attemptId: string) => {
  const { route, param } = breakOf(attemptId);
  return read(route.$delete({ param }));
};

type TakeProps = {
  attempt: Attempt;
  /** Questions without an answer that the break closes. */
  missing: number;
  isSaving: boolean;
};

/** Starts the next break, after saying what it closes. */
export function TakeBreak({ attempt, missing, isSaving }: TakeProps) {
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useBreak(start, attempt._id);
  if (attempt.breaksLeft === 0) return null;
  return (
    <>
      <Button className="mt-3 w-full" variant="secondary" busy={busy} onClick={() => setAsking(true)}>
        Take a break
      </Button>
      <p className="mt-1 text-sm text-ink-2">{counted(attempt.breaksLeft, 'break')} left</p>
      {problem && (
        <Notice tone="error" role="alert" className="mt-3">
          {problem}
        </Notice>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run();
        }}
        title="Take a break?"
        confirmLabel="Start the break"
        cancelLabel="Keep working"
        tone="default"
        busy={isSaving}
      >
        <p>
          The clock stops. You can’t return to the questions in this part afterwards
          {missing > 0 && `, and ${missing} of them ${missing === 1 ? 'is' : 'are'} unanswered`}.
        </p>
      </ConfirmDialog>
    </>
  );
}

type OnBreakProps = { attempt: Attempt; received: Moment | null; endsAt: string };

/** Shown on a break: how long it lasts, and the way back. */
export function OnBreak({ attempt, received, endsAt }: OnBreakProps) {
  const { busy, problem, run } = useBreak(end, attempt._id);
  // Ending a break that is over changes nothing, and an outage leaves the page as it is.
  const left = useRemaining(
    { dueAt: endsAt, now: attempt.now, received },
    {
      onOver: () => void run(),
      ask: async () => {
        const { breakEndsAt, now } = await readAttempt(attempt._id);
        return { dueAt: breakEndsAt ?? now, now };
      },
    },
  );
  return (
    <Card as="section" padding="lg" className="mt-4 max-w-xl" aria-labelledby="break">
      <h2 id="break" className="text-xl">
        You’re on a break
      </h2>
      <p className="mt-2">
        It ends in <strong className="tabular-nums">{clockTime(left ?? 0)}</strong>. Then the clock starts
        again.
      </p>
      {problem && (
        <Notice tone="error" role="alert" className="mt-3">
          {problem}
        </Notice>
      )}
      <Button className="mt-4" busy={busy} onClick={() => void run()}>
        Continue now
      </Button>
    </Card>
  );
}
