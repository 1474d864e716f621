import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { cx } from '../../../../ui/cx.ts';
import type { AskedQuestion } from '../../contract.ts';

type Props = { questions: AskedQuestion[] };

/** The id of a question on the page, for links to it. */
export const anchorOf = (index: number) => `question-${index + 1}`;

/** Every question with its outcome, each a link to its answer below. */
export function AnswerOverview({ questions }: Props) {
  const reviewed = questions.filter(({ review }) => review);
  if (reviewed.length < 2) return null;
  const correct = reviewed.filter(({ review }) => review?.isCorrect).length;
  return (
    <nav aria-label="Answers" className="mt-1">
      <p className="text-ink-2">
        {correct} of {reviewed.length} correct. Choose a question to see its answer.
      </p>
      <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-2">
        {questions.map(({ _id, review }, index) => (
          <li key={_id}>
            <a
              href={`#${anchorOf(index)}`}
              aria-label={`Question ${index + 1}${review ? `, ${review.isCorrect ? 'correct' : 'not correct'}` : ''}`}
              className={cx(
                'flex h-11 items-center justify-center gap-1.5 rounded-control border border-hairline font-semibold tabular-nums no-underline hover:border-control',
                review && (review.isCorrect ? 'bg-green-tint text-green' : 'bg-red-tint text-red'),
              )}
            >
              {index + 1}
              {review &&
                (review.isCorrect ? (
                  <Check aria-hidden="true" className="size-4" />
                ) : (
                  <X aria-hidden="true" className="size-4" />
                ))}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
