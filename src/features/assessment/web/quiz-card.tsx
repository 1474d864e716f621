import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../contract/text/time/formats.ts';
import { Card } from '../../../ui/display/card.tsx';
import type { Quiz } from '../contract.ts';

type Rules = Pick<
  Quiz,
  'title' | 'questionCount' | 'minutes' | 'maxAttempts' | 'passPercent' | 'certificatePercent' | 'isRequired'
>;

type Props = {
  quiz: Rules;
  to: string;
  /** The result of the latest attempt, or whether learners see the quiz. */
  badge?: ReactNode;
  /** What the link does, such as “Edit”. */
  action: string;
};

/** A quiz in a list: its rules as figures, and its consequences. */
export function QuizCard({ quiz, to, badge, action }: Props) {
  const consequences = consequencesOf(quiz);
  return (
    <Card as="li" interactive className="flex flex-col">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-56 wrap-anywhere text-xl">
          <Link to={to} className="stretched-link">
            {quiz.title}
          </Link>
        </h2>
        {badge}
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-hairline pt-4 sm:grid-cols-4">
        <Figure name="Questions">{formatCount(quiz.questionCount)}</Figure>
        <Figure name="Time">{quiz.minutes === null ? 'No limit' : `${formatCount(quiz.minutes)} min`}</Figure>
        <Figure name="Pass mark">{quiz.passPercent === null ? 'None' : `${quiz.passPercent}%`}</Figure>
        <Figure name="Attempts">{quiz.maxAttempts === null ? 'No limit' : quiz.maxAttempts}</Figure>
      </dl>
      {consequences.length > 0 && <p className="mt-3 text-sm text-ink-2">{consequences.join(' ')}</p>}
      <p aria-hidden="true" className="mt-auto flex items-center gap-1 pt-4 font-semibold text-green">
        {action}
        <ChevronRight className="size-4" />
      </p>
    </Card>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

const consequencesOf = ({ isRequired, passPercent, certificatePercent }: Rules): string[] => [
  ...(isRequired
    ? [`${passPercent === null ? 'Submitting' : 'Passing'} it opens the lectures after it.`]
    : []),
  ...(certificatePercent === null ? [] : [`The course certificate requires ${certificatePercent}% in it.`]),
];
