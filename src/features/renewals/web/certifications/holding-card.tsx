import { inUnits } from '../../../../contract/credits.ts';
import { formatDate } from '../../../../contract/text/time/formats.ts';
import { ConfirmWithoutScripts } from '../../../../lib/form/confirm-without-scripts.tsx';
import { DeleteButton } from '../../../../ui/actions/delete-button.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { ProgressBar } from '../../../../ui/progress/progress-bar.tsx';
import { Rail } from '../../../../ui/progress/rail.tsx';
import type { Holding } from '../../contract.ts';
import { removalText } from '../removal-text.ts';
import { milestones } from './milestones.ts';
import { NewRules } from './new-rules.tsx';
import { NextCycle } from './next-cycle.tsx';
import { paceText, progressText } from './progress-text.ts';

type Props = { holding: Holding; today: string; onRemove: (holding: Holding) => void };

/** A certification: what counts, what is missing, and by when. */
export function HoldingCard({ holding, today, onRemove }: Props) {
  const { scheme, startsOn, endsOn, number, counted, carried, carriedIn, hasNext, newer } = holding;
  const pace = paceText(holding, today);
  return (
    <Card as="section" padding="lg" aria-labelledby={`holding-${holding._id}`}>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={`holding-${holding._id}`} className="text-xl wrap-anywhere">
            {scheme.name}
          </h2>
          <p className="text-sm wrap-anywhere text-ink-2">
            {scheme.body}
            {number && `, number ${number}`} · cycle from {formatDate(startsOn)} to {formatDate(endsOn)}
          </p>
        </div>
        <DeleteButton what={scheme.name} verb="Remove" onClick={() => onRemove(holding)} />
      </div>
      <div className="@container">
        <div className="mt-5 grid gap-x-12 gap-y-6 @2xl:grid-cols-2">
          <div>
            <p className="text-lg font-semibold text-pretty">{progressText(holding, today)}</p>
            <ProgressBar
              className="mt-3"
              label={`${scheme.unit} counted towards ${scheme.name}`}
              value={Math.min(100, Math.floor((counted / scheme.total) * 100))}
            />
            <div className="mt-3 space-y-1 text-ink-2">
              {pace && <p>{pace}</p>}
              {carriedIn > 0 && (
                <p>This includes {inUnits(carriedIn, scheme.unit)} carried over from the previous cycle.</p>
              )}
              {carried > 0 && (
                <p>
                  {inUnits(carried, scheme.unit)} may carry over into{' '}
                  {hasNext ? 'the next cycle' : 'your next cycle'}.
                </p>
              )}
            </div>
            <p className="mt-5 flex flex-wrap gap-3">
              {holding.missing > 0 && endsOn >= today && (
                <LinkButton to={`/dashboard/renewals/gap/${holding._id}`} size="sm">
                  Close my gap<span className="sr-only">: {scheme.name}</span>
                </LinkButton>
              )}
              <LinkButton to={`/dashboard/renewals/report/${holding._id}`} size="sm" variant="secondary">
                Report and evidence<span className="sr-only">: {scheme.name}</span>
              </LinkButton>
            </p>
          </div>
          <Rail
            label={`Progress towards ${scheme.name}`}
            items={milestones(holding, today)}
            orientation="vertical"
          />
        </div>
      </div>
      {endsOn < today && !hasNext && <NextCycle holding={holding} />}
      {newer && endsOn >= today && <NewRules holding={holding} newer={newer} />}
      <ConfirmWithoutScripts
        opener={<>Remove {scheme.name}</>}
        title={`Remove ${scheme.name}?`}
        description={removalText.holdings}
        label="Remove"
        size="sm"
        hiddenFields={{ what: 'holdings', id: holding._id }}
      />
      <p className="mt-6 border-t border-hairline pt-4 text-sm text-ink-2">
        {scheme.checkedOn
          ? `Rules checked on ${formatDate(scheme.checkedOn)}.`
          : `Rules from ${scheme.source}, unconfirmed. Check them with ${scheme.body} before you rely on them.`}
      </p>
    </Card>
  );
}
