import { Badge } from '../../../../ui/display/badge.tsx';
import type { Quiz } from '../../contract.ts';

type Outcome = Pick<Quiz['attempts'][number], 'state' | 'percent' | 'isPassed'>;

/** How an attempt ended, or that it is still open. */
export function AttemptBadge({ attempt: { state, percent, isPassed } }: { attempt: Outcome }) {
  if (state === 'open') return <Badge tone="amber">In progress</Badge>;
  if (state === 'voided') return <Badge>Voided</Badge>;
  const score = `${percent ?? 0}%`;
  if (isPassed === null) return <Badge>{score}</Badge>;
  return (
    <Badge tone={isPassed ? 'green' : 'red'}>{isPassed ? `Passed, ${score}` : `Not passed, ${score}`}</Badge>
  );
}
