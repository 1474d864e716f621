import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { clockTime } from '../../../../contract/text/time/clock-time.ts';
import { Markdown } from '../../../../lib/markdown/markdown.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import type { AskedQuestion } from '../../contract.ts';

type Props = {
  question: AskedQuestion;
  review: NonNullable<AskedQuestion['review']>;
  courseId: string;
  /** The level of the highest heading in its explanation. */
  level?: 3 | 4;
};

/** Shows the correct answer, the reason, and the place in the course that explains it. */
export function Review({ question, review, courseId, level = 3 }: Props) {
  return (
    <div className="mt-4 border-t border-hairline pt-4">
      <p>{review.isCorrect ? <Badge tone="green">Correct</Badge> : <Badge tone="red">Not correct</Badge>}</p>
      {question.kind === 'order' ? (
        <Order question={question} review={review} />
      ) : question.kind === 'match' ? (
        <Pairs question={question} review={review} />
      ) : question.options.length > 0 ? (
        <Options question={question} review={review} />
      ) : (
        <p className="wrap-anywhere mt-3">
          Correct answer: <strong>{review.solution}</strong>
        </p>
      )}
      {review.explanation && (
        <Markdown className="mt-3" level={level}>
          {review.explanation}
        </Markdown>
      )}
      {review.lecture && (
        <p className="wrap-anywhere mt-3">
          <Explained lecture={review.lecture} courseId={courseId} />
        </p>
      )}
    </div>
  );
}

type ExplainedProps = { lecture: NonNullable<Props['review']['lecture']>; courseId: string };

/** Where in the course the answer is explained: a link if the learner may watch that lecture. */
function Explained({ lecture: { _id, title, second, isLocked }, courseId }: ExplainedProps) {
  const place = `“${title}”${second === null ? '' : ` at ${clockTime(second)}`}`;
  if (isLocked)
    return <span className="text-ink-2">Explained in {place}, once you’ve reached that lecture.</span>;
  const at = second === null ? '' : `&at=${second}`;
  return (
    <Link className="link" to={`/dashboard/courses/${courseId}?lecture=${_id}${at}`}>
      Watch it in {place}
    </Link>
  );
}

type Answered = Pick<Props, 'question' | 'review'>;

function Options({ question, review }: Answered) {
  const picked = pickedIn(question);
  return (
    <ul className="-mx-3 mt-3 space-y-1">
      {question.options.map(({ id, text }) => {
        const isCorrect = review.correct.includes(id);
        const isPicked = picked.includes(id);
        return (
          <li
            key={id}
            className={cx(
              'flex gap-3 rounded-control px-3 py-2',
              isPicked && (isCorrect ? 'bg-green-tint' : 'bg-red-tint'),
            )}
          >
            {isCorrect ? (
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />
            ) : (
              <X
                aria-hidden="true"
                className={cx('mt-0.5 size-5 shrink-0', isPicked ? 'text-red' : 'text-ink-2')}
              />
            )}
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <span className={isCorrect ? 'font-semibold' : undefined}>{text}</span>
                <span className="text-sm text-ink-2">
                  {isCorrect ? ' · correct' : ' · not correct'}
                  {isPicked && ' · your answer'}
                </span>
              </p>
              <Why text={review.whys[id]} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const pickedIn = ({ value }: AskedQuestion) => (Array.isArray(value) ? value : []);

function Order({ question, review }: Answered) {
  const given = pickedIn(question);
  const textOf = (id: string) => question.options.find((option) => option.id === id)?.text;
  return (
    <>
      <p className="mt-3 text-sm text-ink-2">The correct order</p>
      <ol className="mt-1 list-decimal space-y-2 ps-6">
        {review.correct.map((id, index) => (
          <li key={id} className="wrap-anywhere">
            {textOf(id)}
            {given.length > 0 && (
              <span className="text-sm text-ink-2">
                {given.indexOf(id) === index ? ' · correct' : ` · you had it at ${given.indexOf(id) + 1}`}
              </span>
            )}
            <Why text={review.whys[id]} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Pairs({ question, review }: Answered) {
  const targetIn = (pairs: string[], id: string) => {
    const pair = pairs.find((one) => one.startsWith(`${id}:`));
    return question.targets.find((target) => pair === `${id}:${target.id}`)?.text;
  };
  const given = pickedIn(question);
  return (
    <ul className="mt-3 space-y-3">
      {question.options.map(({ id, text }) => {
        const correct = targetIn(review.correct, id);
        const own = targetIn(given, id);
        return (
          <li key={id} className="wrap-anywhere">
            <span className="block">{text}</span>
            <strong>{correct}</strong>
            <span className="text-sm text-ink-2">
              {own === correct ? ' · correct' : ` · your answer: ${own ?? 'none'}`}
            </span>
            <Why text={review.whys[id]} />
          </li>
        );
      })}
    </ul>
  );
}

const Why = ({ text }: { text: string | undefined }) =>
  text ? <p className="wrap-anywhere text-sm text-ink-2">{text}</p> : null;
