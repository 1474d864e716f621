import Flag from 'lucide-react/icons/flag';
import { cx } from '../../../../ui/cx.ts';
import type { AskedQuestion } from '../../contract.ts';
import type { Answers } from './use-answers.ts';
import { isAnswered } from './waiting-answers.ts';

type Props = {
  questions: AskedQuestion[];
  answers: Answers;
  current: number;
  onSelect: (index: number) => void;
};

/** Every question with its state; each opens with one press. */
export function Overview({ questions, answers, current, onSelect }: Props) {
  return (
    <nav aria-label="Questions of this attempt">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
        {questions.map((question, index) => {
          const { value, isFlagged } = answers.given(question);
          const answered = isAnswered(value);
          return (
            <li key={question._id}>
              <button
                type="button"
                onClick={() => onSelect(index)}
                aria-label={`Question ${index + 1}, ${answered ? 'answered' : 'not answered'}${isFlagged ? ', flagged' : ''}`}
                aria-current={index === current ? 'step' : undefined}
                className={cx(
                  'relative h-11 w-full rounded border border-control tabular-nums',
                  answered && 'bg-green-tint font-semibold',
                  index === current && 'outline-2 outline-offset-1 outline-green',
                )}
              >
                {index + 1}
                {isFlagged && <Flag aria-hidden="true" className="absolute end-0.5 top-0.5 size-3" />}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
