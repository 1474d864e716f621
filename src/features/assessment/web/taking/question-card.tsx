import Flag from 'lucide-react/icons/flag';
import { useEffect, useRef } from 'react';
import { counted } from '../../../../contract/text/time/formats.ts';
import { Markdown } from '../../../../lib/markdown/markdown.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import type { AskedQuestion, Attempt } from '../../contract.ts';
import { OpenQuiz } from '../open-quiz.tsx';
import { Review } from '../results/review.tsx';
import { QuestionFields } from './question-fields.tsx';
import type { Answers } from './use-answers.ts';
import type { useRuledOut } from './use-ruled-out.ts';
import { type Change, isAnswered } from './waiting-answers.ts';

type Props = {
  attempt: Attempt;
  question: AskedQuestion;
  index: number;
  answers: Answers;
  ruledOut: ReturnType<typeof useRuledOut>;
  onMove: (index: number) => void;
  /** The learner came from another question, so focus moves here. */
  hasMoved: boolean;
};

/** One question of an open attempt, and what can be done with it. */
export function QuestionCard({ attempt, question, index, answers, ruledOut, onMove, hasMoved }: Props) {
  const given = answers.given(question);
  const review = answers.review(question);
  const isFixed = review !== null || question.isClosed;
  const seconds = useSeconds();
  const change = (more: Change) =>
    answers.change(question._id, { ...more, seconds: given.seconds + seconds() });
  const last = attempt.questions.length - 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const feedback = useRef<HTMLDivElement>(null);
  const wasShown = useRef(review !== null);
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [hasMoved]);
  useEffect(() => {
    // The button that requested the feedback is gone.
    if (review && !wasShown.current) feedback.current?.focus();
    wasShown.current = review !== null;
  }, [review]);
  return (
    <Card as="section" padding="lg" aria-labelledby="question">
      <h2
        id="question"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-20 font-sans text-sm font-semibold text-ink-2 outline-none"
      >
        Question {index + 1} of {last + 1} · {question.domain} · {counted(question.points, 'point')}
      </h2>
      <Markdown className="mt-3 mb-5 text-lg">{question.stem}</Markdown>
      <QuestionFields
        question={question}
        value={given.value}
        isFixed={isFixed}
        ruledOut={ruledOut.ids}
        onRuleOut={ruledOut.toggle}
        onChange={(value) => change({ value })}
      />
      {question.isClosed && !review && !question.openQuiz && (
        <p className="mt-4 text-ink-2">This question closed when you took your break.</p>
      )}
      {question.openQuiz && attempt.quiz.feedback === 'immediately' && (
        <OpenQuiz quiz={question.openQuiz} courseId={attempt.course._id} />
      )}
      {review && (
        <div ref={feedback} tabIndex={-1} className="scroll-mt-20 outline-none">
          <Review
            question={{ ...question, value: given.value }}
            review={review}
            courseId={attempt.course._id}
          />
        </div>
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
          disabled={isFixed}
          onClick={() => change({ isFlagged: !given.isFlagged })}
        >
          {given.isFlagged ? 'Flagged' : 'Flag'}
        </Button>
        {attempt.quiz.feedback === 'immediately' && !isFixed && !question.openQuiz && (
          <Button disabled={!isAnswered(given.value)} onClick={() => void answers.check(question._id, given)}>
            Check answer
          </Button>
        )}
      </div>
    </Card>
  );
}

/** A function that returns the seconds since its last call, for the time spent on a question. */
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
