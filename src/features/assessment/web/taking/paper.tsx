import Flag from 'lucide-react/icons/flag';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { clockTime, counted } from '../../../../contract/text/formats.ts';
import type { FormFailure } from '../../../../lib/form/form-failure.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { AskedQuestion, Attempt } from '../../contract.ts';
import { Review } from '../review.tsx';
import { Overview } from './overview.tsx';
import { QuestionFields } from './question-fields.tsx';
import { type Answers, useAnswers } from './use-answers.ts';
import { useRemaining } from './use-remaining.ts';
import { isAnswered } from './waiting-answers.ts';

type Props = { attempt: Attempt; failure: FormFailure | undefined; onSubmit: () => void };

/** An open attempt: one question at a time, an overview of all, and the time that is left. */
export function Paper({ attempt, failure, onSubmit }: Props) {
  const [current, setCurrent] = useState(0);
  const [asking, setAsking] = useState(false);
  const answers = useAnswers(attempt, onSubmit);
  const remaining = useRemaining(attempt, onSubmit);
  const busy = useNavigation().state !== 'idle';
  const { questions } = attempt;
  const question = questions[current];
  const missing = questions.filter((one) => !isAnswered(answers.given(one).value)).length;
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="wrap-anywhere text-3xl">{attempt.quiz.title}</h1>
        {remaining !== null && <TimeLeft seconds={remaining} />}
      </header>
      <SavingState answers={answers} failure={failure} />
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        {question && (
          <Question
            key={question._id}
            attempt={attempt}
            question={question}
            index={current}
            answers={answers}
            onMove={setCurrent}
          />
        )}
        <Card as="section" aria-labelledby="overview">
          <h2 id="overview" className="mb-3 text-lg">
            Overview
          </h2>
          <Overview questions={questions} answers={answers} current={current} onSelect={setCurrent} />
          <p className="mt-3 text-sm text-ink-2">
            {missing === 0
              ? 'You have answered every question.'
              : `${counted(missing, 'question')} not answered.`}
          </p>
          <Button className="needs-js mt-4 w-full" onClick={() => setAsking(true)} busy={busy}>
            Submit
          </Button>
        </Card>
      </div>
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

/** The time left. Screen readers hear it when five minutes and when one minute is left. */
function TimeLeft({ seconds }: { seconds: number }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (seconds === 300) setSaid('5 minutes left');
    if (seconds === 60) setSaid('1 minute left');
  }, [seconds]);
  return (
    <p className="text-lg tabular-nums">
      <span className="text-ink-2">Time left: </span>
      <strong>{clockTime(seconds)}</strong>
      <span className="sr-only" role="status">
        {said}
      </span>
    </p>
  );
}

function SavingState({ answers, failure }: { answers: Answers; failure: FormFailure | undefined }) {
  const problem = answers.problem ?? failure?.message;
  return (
    <div className="mt-2 min-h-6">
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {answers.isWaiting ? (
        <Notice tone="warning" role="status">
          You’re offline. Your answers are kept on this device, and we send them when you’re back online.
        </Notice>
      ) : (
        <p className="text-sm text-ink-2" role="status">
          {answers.unsent !== null && (answers.unsent > 0 ? 'Saving…' : 'All answers saved')}
        </p>
      )}
    </div>
  );
}

type QuestionProps = {
  attempt: Attempt;
  question: AskedQuestion;
  index: number;
  answers: Answers;
  onMove: (index: number) => void;
};

function Question({ attempt, question, index, answers, onMove }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const given = answers.given(question);
  const review = answers.review(question);
  const seconds = useSeconds();
  const change = (more: Partial<typeof given>) =>
    answers.change(question._id, { ...given, ...more, seconds: given.seconds + seconds() });
  const last = attempt.questions.length - 1;
  return (
    <Card as="section" padding="lg" aria-labelledby="question">
      <h2 id="question" ref={heading} className="text-sm font-semibold text-ink-2">
        Question {index + 1} of {last + 1} · {question.domain} · {counted(question.points, 'point')}
      </h2>
      <p className="wrap-anywhere mt-3 mb-5 max-w-prose text-lg whitespace-pre-line">{question.stem}</p>
      <QuestionFields
        question={question}
        value={given.value}
        isFixed={review !== null}
        onChange={(value) => change({ value })}
      />
      {review && (
        <Review
          question={{ ...question, value: given.value }}
          review={review}
          courseId={attempt.course._id}
        />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" disabled={index === 0} onClick={() => onMove(index - 1)}>
          Previous
        </Button>
        <Button variant="secondary" disabled={index === last} onClick={() => onMove(index + 1)}>
          Next
        </Button>
        <Button
          variant="quiet"
          icon={<Flag aria-hidden="true" />}
          aria-pressed={given.isFlagged}
          disabled={review !== null}
          onClick={() => change({ isFlagged: !given.isFlagged })}
        >
          {given.isFlagged ? 'Flagged' : 'Flag'}
        </Button>
        {attempt.quiz.feedback === 'immediately' && review === null && (
          <Button disabled={!isAnswered(given.value)} onClick={() => void answers.check(question._id, given)}>
            Check answer
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Seconds since it was last asked, for the time spent on a question. */
function useSeconds(): () => number {
  const from = useRef(0);
  useEffect(() => {
    from.current = performance.now();
  }, []);
  return () => {
    const spent = Math.floor((performance.now() - from.current) / 1000);
    from.current += spent * 1000;
    return spent;
  };
}
