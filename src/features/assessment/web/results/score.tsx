import { counted } from '../../../../contract/text/time/formats.ts';
import { Badge, type BadgeTone } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { ProgressBar } from '../../../../ui/progress/progress-bar.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { Attempt } from '../../contract.ts';
import { type Band, bandOf, percentOf } from '../../rules/score.ts';

/** The score of an attempt beside its pass mark, as a whole and by domain. */
export function Score({ attempt }: { attempt: Attempt }) {
  const { domains, points, maxPoints, quiz, state, voidReason } = attempt;
  const percent = attempt.percent ?? 0;
  return (
    <Card padding="lg" className="mt-6 max-w-3xl">
      {state === 'voided' && (
        <Notice tone="warning" className="mb-4" title="This attempt was voided">
          {voidReason} It no longer counts as an attempt or towards your certificate.
        </Notice>
      )}
      {state === 'expired' && (
        <Notice className="mb-4">Time was up, so we submitted your saved answers.</Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-display text-5xl font-bold tabular-nums">{percent}%</p>
        <Outcome attempt={attempt} />
        <p className="text-ink-2 sm:ms-auto">
          {points} of {counted(maxPoints ?? 0, 'point')}
          {quiz.passPercent !== null && `, ${quiz.passPercent}% to pass`}
        </p>
      </div>
      <ProgressBar label="Whole quiz" value={percent} mark={quiz.passPercent} className="mt-5" />
      {domains.length > 0 && <Domains attempt={attempt} />}
    </Card>
  );
}

/** Says whether the attempt passed; renders nothing without a pass mark. */
function Outcome({ attempt: { state, isPassed } }: { attempt: Attempt }) {
  if (state === 'voided') return <Badge>Voided</Badge>;
  if (isPassed === null) return null;
  return isPassed ? <Badge tone="green">Passed</Badge> : <Badge tone="red">Not passed</Badge>;
}

const bandTones: Record<Band, BadgeTone> = {
  'Needs improvement': 'red',
  'Below target': 'amber',
  Target: 'green',
  'Above target': 'green',
};

function Domains({ attempt: { domains, quiz } }: { attempt: Attempt }) {
  return (
    <>
      <h2 className="mt-8 border-t border-hairline pt-6 text-lg">By domain</h2>
      <ul className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {domains.map(({ domain, points, of, correct, questions }) => {
          const share = percentOf(points, of);
          const band = bandOf(share, quiz.passPercent);
          return (
            <li key={domain}>
              <p className="flex items-baseline justify-between gap-4 font-semibold">
                <span className="wrap-anywhere">{domain}</span>
                <span className="tabular-nums">{share}%</span>
              </p>
              <ProgressBar label={domain} value={share} mark={quiz.passPercent} className="mt-2" />
              <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
                <Badge tone={bandTones[band]}>{band}</Badge>
                {correct} of {counted(questions, 'question')} correct
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
