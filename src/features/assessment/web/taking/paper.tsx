import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { clockTime } from '../../../../contract/text/time/clock-time.ts';
import { counted } from '../../../../contract/text/time/formats.ts';
import { SignInAgain } from '../../../../lib/connection/sign-in-again.tsx';
import type { FormFailure } from '../../../../lib/form/failures/form-failure.ts';
import { useIsMounted } from '../../../../lib/page/use-is-mounted.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { Attempt } from '../../contract.ts';
import { FullScreenButton } from './full-screen.tsx';
import { Overview } from './overview.tsx';
import { QuestionCard } from './question-card.tsx';
import { OnBreak, TakeBreak } from './time/break.tsx';
import type { Moment } from './time/clock.ts';
import { readAttempt } from './time/read-attempt.ts';
import { useRemaining } from './time/use-remaining.ts';
import { type Answers, useAnswers } from './use-answers.ts';
import { useRuledOut } from './use-ruled-out.ts';
import { isAnswered } from './waiting-answers.ts';
import './paper.css';

type Props = {
  attempt: Attempt;
  /** When the attempt arrived; null if it came with the document. */
  received: Moment | null;
  failure: FormFailure | undefined;
  onSubmit: () => void;
};

/** An open attempt: one question at a time, an overview of all, and the time that is left. */
export function Paper({ attempt, received, failure, onSubmit: submit }: Props) {
  const isMounted = useIsMounted();
  // The learner may have left the page before the last answers are saved; the attempt must not be submitted then.
  const onSubmit = () => {
    if (isMounted.current) submit();
  };
  const [current, setCurrent] = useState(() => firstOpen(attempt));
  const [hasMoved, setMoved] = useState(false);
  const [asking, setAsking] = useState(false);
  const answers = useAnswers(attempt, onSubmit);
  const { dueAt, now } = attempt;
  const remaining = useRemaining(
    { dueAt, now, received },
    {
      onOver: () => void answers.settle().then(onSubmit),
      ask: async () => {
        const current = await readAttempt(attempt._id);
        return { dueAt: current.dueAt ?? current.now, now: current.now };
      },
    },
  );
  const busy = useNavigation().state !== 'idle';
  const { questions } = attempt;
  const question = questions[current];
  const ruledOut = useRuledOut(attempt._id);
  const isMissing = (one: Attempt['questions'][number]) => !isAnswered(answers.given(one).value);
  const move = (index: number) => {
    setMoved(true);
    setCurrent(index);
  };
  const missing = questions.filter(isMissing).length;
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="wrap-anywhere text-2xl sm:text-3xl">{attempt.quiz.title}</h1>
        <FullScreenButton />
      </header>
      <div className="exam-bar flex min-h-11 items-center justify-between gap-x-4 bg-paper">
        <SavingState answers={answers} />
        {remaining !== null && !attempt.breakEndsAt && <TimeLeft seconds={remaining} />}
      </div>
      <Problems answers={answers} failure={failure} />
      {attempt.breakEndsAt ? (
        <OnBreak attempt={attempt} received={received} endsAt={attempt.breakEndsAt} />
      ) : (
        <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
          {question && (
            <QuestionCard
              key={question._id}
              attempt={attempt}
              question={question}
              index={current}
              answers={answers}
              ruledOut={ruledOut}
              onMove={move}
              hasMoved={hasMoved}
            />
          )}
          <Card as="section" aria-labelledby="overview">
            <h2 id="overview" className="mb-3 text-lg">
              Overview
            </h2>
            <Overview questions={questions} answers={answers} current={current} onSelect={move} />
            <p className="mt-3 text-sm text-ink-2">
              {missing === 0
                ? 'You have answered every question.'
                : `${counted(missing, 'question')} not answered.`}
            </p>
            <Button className="needs-js mt-4 w-full" onClick={() => setAsking(true)} busy={busy}>
              Submit
            </Button>
            <TakeBreak
              attempt={attempt}
              missing={
                questions.slice(0, attempt.nextBreakAt ?? 0).filter((one) => !one.isClosed && isMissing(one))
                  .length
              }
              isSaving={answers.unsent !== 0}
            />
          </Card>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onSubmit();
        }}
        title="Submit your answers?"
        confirmLabel="Submit answers"
        cancelLabel="Keep working"
        tone="default"
        busy={answers.unsent !== 0}
      >
        <p>
          {missing > 0 && `You have not answered ${counted(missing, 'question')}. `}
          You can’t change your answers after this.
        </p>
        {answers.unsent !== 0 && <p className="mt-2">We are still saving your latest answers.</p>}
      </ConfirmDialog>
    </>
  );
}

const firstOpen = ({ questions }: Attempt): number =>
  Math.max(
    0,
    questions.findIndex(({ isClosed }) => !isClosed),
  );

/** The time left. Screen readers announce when five minutes and when one minute are left. */
function TimeLeft({ seconds }: { seconds: number }) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (seconds === 300) setAnnouncement('5 minutes left');
    if (seconds === 60) setAnnouncement('1 minute left');
  }, [seconds]);
  return (
    <p className="text-lg tabular-nums">
      <span className="text-ink-2">Time left: </span>
      <strong>{clockTime(seconds)}</strong>
      <span className="sr-only" role="status">
        {announcement}
      </span>
    </p>
  );
}

function SavingState({ answers: { waitFor, unsent } }: { answers: Answers }) {
  return (
    <p className="text-sm text-ink-2" role="status">
      {!waitFor && unsent !== null && (unsent > 0 ? 'Saving…' : 'All answers saved')}
    </p>
  );
}

function Problems({ answers, failure }: { answers: Answers; failure: FormFailure | undefined }) {
  const problem = answers.problem ?? failure?.message;
  return (
    <>
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {answers.waitFor === 'sign-in' && (
        <Notice tone="warning" role="alert">
          Your session has ended. Your answers are saved on this device, and we’ll send them once you’ve
          signed in again. <SignInAgain />
        </Notice>
      )}
      {answers.waitFor === 'connection' && (
        <Notice tone="warning" role="status">
          You’re offline. Your answers are saved on this device, and we’ll send them when you’re back online.
        </Notice>
      )}
    </>
  );
}
