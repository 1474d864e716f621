import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { clockTime } from '../../../contract/text/formats.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import type { AskedQuestion } from '../contract.ts';

type Props = { question: AskedQuestion; review: NonNullable<AskedQuestion['review']>; courseId: string };

/** What is correct, and why, with the place in the course that explains it. */
export function Review({ question, review, courseId }: Props) {
  return (
    <div className="mt-4 border-t border-hairline pt-4">
      <p>{review.isCorrect ? <Badge tone="green">Correct</Badge> : <Badge tone="red">Not correct</Badge>}</p>
      {question.options.length > 0 ? (
        <Options question={question} review={review} />
      ) : (
        <p className="wrap-anywhere mt-3">
          Correct answer: <strong>{review.solution}</strong>
        </p>
      )}
      {review.explanation && (
        <p className="wrap-anywhere mt-3 max-w-prose whitespace-pre-line">{review.explanation}</p>
      )}
      {review.lecture && (
        <p className="mt-3">
          <Link
            className="link wrap-anywhere"
            to={`/dashboard/courses/${courseId}?lecture=${review.lecture._id}${review.lecture.second === null ? '' : `&at=${review.lecture.second}`}`}
          >
            Watch it in “{review.lecture.title}”
            {review.lecture.second !== null && ` at ${clockTime(review.lecture.second)}`}
          </Link>
        </p>
      )}
    </div>
  );
}

function Options({ question, review }: Omit<Props, 'courseId'>) {
  const picked = Array.isArray(question.value) ? question.value : [];
  return (
    <ul className="mt-3 space-y-3">
      {question.options.map(({ id, text }) => {
        const isCorrect = review.correct.includes(id);
        const isPicked = picked.includes(id);
        return (
          <li key={id} className="flex gap-3">
            {isCorrect ? (
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-green" />
            ) : (
              <X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
            )}
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <span className={isCorrect ? 'font-semibold' : undefined}>{text}</span>
                <span className="text-sm text-ink-2">
                  {isCorrect ? ' · correct' : ' · not correct'}
                  {isPicked && ' · your answer'}
                </span>
              </p>
              {review.whys[id] && <p className="wrap-anywhere text-sm text-ink-2">{review.whys[id]}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
