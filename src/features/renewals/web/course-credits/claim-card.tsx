import { creditText } from '../../../../contract/credits.ts';
import { formatDate } from '../../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import type { CreditClaim } from '../../course-credits/shapes.ts';
import { areasText, ClaimState, validityText } from './claim-text.tsx';

/** A claim as its instructor sees it. */
export function ClaimCard({ claim }: { claim: CreditClaim }) {
  const { _id, family, amount, shown, state, note, proof, providerNumber, claimedAt } = claim;
  const isCurrent = state === 'claimed' || state === 'verified';
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{creditText(family, amount, state === 'verified')}</h3>
        <ClaimState state={state} />
      </div>
      <p className="mt-1 text-ink-2">{areasText(claim)}</p>
      <p className="text-sm text-ink-2">
        Claimed on {formatDate(claimedAt)} · {validityText(claim)}
        {providerNumber && ` · provider number ${providerNumber}`}
      </p>
      {isCurrent && shown < amount && (
        <p className="mt-2 text-sm text-amber-text">
          The learning time is shorter than when you claimed: the course shows {shown}.
        </p>
      )}
      {note && <p className="mt-2 wrap-anywhere">Refused: “{note}”</p>}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {proof && (
          <a className="link" href={proof.url} target="_blank" rel="noopener">
            Open the proof
          </a>
        )}
        {isCurrent && (
          <ApiForm hiddenFields={{ intent: 'withdraw', claim: _id }} encType="multipart/form-data">
            {({ busy }) => (
              <Button type="submit" size="sm" variant="secondary" busy={busy}>
                Withdraw<span className="sr-only">: {creditText(family, amount, true)}</span>
              </Button>
            )}
          </ApiForm>
        )}
      </div>
    </Card>
  );
}
