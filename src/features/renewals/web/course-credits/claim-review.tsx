import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { areaNames, creditAmount, creditAreas, families, mostCredit } from '../../../../contract/credits.ts';
import { duration, formatDate } from '../../../../contract/text/time/formats.ts';
import { noRejectionReason } from '../../../../contract/text/wording.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { defineList, type Listed } from '../../../../lib/list/define-list.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { type CreditClaim, type CreditState, creditLimits } from '../../course-credits/shapes.ts';
import { ClaimState, stateNames } from './claim-text.tsx';

type Decisions = {
  decide: (intent: 'verify' | 'refuse', id: string, reason?: string) => Promise<void>;
  /** The claim for which a decision is being saved. Until then, no other claim can be decided on. */
  busyId: string | null;
};

/** The claims in one state, and the decisions about those in review. */
export const claimList = (tab: CreditState, decisions: Decisions) =>
  defineList({
    rows: (list: Listed<'claims', CreditClaim>) => list.claims,
    caption: `Claims: ${stateNames[tab]}`,
    things: 'claims',
    thing: 'claim',
    search: { label: 'Search claims', placeholder: 'Search by course or instructor…' },
    tabParam: 'state',
    cards: {
      className: 'grid gap-6',
      card: (claim) => <ClaimReview key={claim._id} claim={claim} decisions={decisions} />,
    },
    empty: `No claims are ${stateNames[tab].toLowerCase()}.`,
    noMatch: 'No claims match your search.',
  });

/** A claim: the credits claimed, the learning time they are based on, and the decision or the forms to make it. */
function ClaimReview({ claim, decisions }: { claim: CreditClaim; decisions: Decisions }) {
  const { _id, course, instructor, family, amount, claimedAt } = claim;
  return (
    <Card as="li" padding="none" className="overflow-hidden" aria-labelledby={`claim-${_id}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4 sm:p-6">
        <div className="min-w-0">
          <h2 id={`claim-${_id}`} className="text-xl">
            {creditAmount(family, amount)} for {families[family].name}
          </h2>
          <p className="mt-1 wrap-anywhere">
            <Link className="link" to={`/admin-dashboard/courses/${course._id}`}>
              {course.title}
            </Link>
          </p>
          <p className="text-sm text-ink-2">
            Claimed by {instructor.name}, <LocalTime format="short" iso={claimedAt} />
          </p>
        </div>
        <ClaimState state={claim.state} />
      </div>
      <div className="grid border-t border-hairline md:grid-cols-2">
        <ClaimedCredits claim={claim} />
        <Basis claim={claim} />
      </div>
      {claim.state === 'claimed' ? <Decision claim={claim} {...decisions} /> : <Decided claim={claim} />}
    </Card>
  );
}

function ClaimedCredits({ claim }: { claim: CreditClaim }) {
  const { family, amount, areas, validFrom, validUntil, providerNumber, activityNumber, claimCode } = claim;
  return (
    <section className="p-4 sm:p-6">
      <h3 className="text-lg">What is claimed</h3>
      <dl className="mt-3">
        {creditAreas.map((key) =>
          areas[key] ? (
            <Fact key={key} name={areaNames[key]}>
              {areas[key]}
            </Fact>
          ) : null,
        )}
        <Fact name="Total" isSum>
          {creditAmount(family, amount)}
        </Fact>
        <Fact name="Valid">
          {validUntil
            ? `${formatDate(validFrom)} to ${formatDate(validUntil)}`
            : `From ${formatDate(validFrom)}`}
        </Fact>
        {providerNumber && <Fact name="Provider number">{providerNumber}</Fact>}
        {activityNumber && <Fact name="Activity number">{activityNumber}</Fact>}
        {claimCode && <Fact name="Claim code">{claimCode}</Fact>}
      </dl>
    </section>
  );
}

function Basis({ claim: { family, amount, learning, proof } }: { claim: CreditClaim }) {
  const most = mostCredit(family, learning.seconds, learning.practiceMinutes) / 100;
  return (
    <section className="border-t border-hairline p-4 sm:p-6 md:border-s md:border-t-0">
      <h3 className="text-lg">Based on</h3>
      <dl className="mt-3">
        <Fact name="Lectures">{duration(learning.seconds)}</Fact>
        <Fact name="Exercises">{duration(learning.practiceMinutes * 60)}</Fact>
        <Fact name="Learning time" isSum>
          {duration(learning.seconds + learning.practiceMinutes * 60)}
        </Fact>
        <Fact name="Allows at most">{creditAmount(family, most)}</Fact>
        <Fact name="Proof">
          {proof ? (
            <a className="link wrap-anywhere" href={proof.url} target="_blank" rel="noopener">
              {proof.name}
            </a>
          ) : (
            'None'
          )}
        </Fact>
      </dl>
      {amount > most && (
        <Notice tone="warning" className="mt-3">
          The claim is for more than the learning time allows.
        </Notice>
      )}
      {learning.practice.length > 0 && (
        <details className="mt-3">
          <summary className="link inline-flex min-h-6 cursor-pointer items-center text-sm">
            Exercises by lecture
          </summary>
          <dl className="mt-2">
            {learning.practice.map(({ lecture, minutes }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lectures may have the same title
              <Fact key={index} name={lecture}>
                {duration(minutes * 60)}
              </Fact>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

/** A line of figures: its name, and its value at the end of the line. A sum has a rule above it. */
const Fact = ({ name, isSum, children }: { name: string; isSum?: boolean; children: ReactNode }) => (
  <div
    className={`flex justify-between gap-4 py-1 ${isSum ? 'mt-1 border-t border-hairline pt-2 font-semibold' : ''}`}
  >
    <dt className={`min-w-0 wrap-anywhere ${isSum ? '' : 'text-ink-2'}`}>{name}</dt>
    <dd className="min-w-0 max-w-[65%] text-end wrap-anywhere tabular-nums">{children}</dd>
  </div>
);

/** The forms to verify or refuse a claim; refusing needs a reason. They also work without scripts. */
function Decision({ claim, decide, busyId }: Decisions & { claim: CreditClaim }) {
  const about = <span className="sr-only">: {claim.course.title}</span>;
  const busy = busyId === claim._id;
  const blocked = busyId !== null;
  return (
    <div className="flex flex-wrap items-start gap-3 border-t border-hairline bg-paper p-4 sm:px-6">
      <ApiForm
        hiddenFields={{ intent: 'verify', id: claim._id }}
        busy={blocked}
        onSubmit={(event) => {
          event.preventDefault();
          return decide('verify', claim._id);
        }}
      >
        <Button type="submit" busy={busy} disabled={blocked && !busy}>
          Verify{about}
        </Button>
      </ApiForm>
      <details className="min-w-0 open:w-full">
        <summary className="btn btn-secondary w-fit">Refuse…{about}</summary>
        <Refusal claim={claim} decide={decide} busyId={busyId} />
      </details>
    </div>
  );
}

function Refusal({ claim: { _id, instructor }, decide, busyId }: Decisions & { claim: CreditClaim }) {
  const [missing, setMissing] = useState(false);
  const busy = busyId === _id;
  const blocked = busyId !== null;
  function submit(event: FormEvent<HTMLFormElement>): Promise<void> | undefined {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setMissing(reason === '');
    return reason === '' ? undefined : decide('refuse', _id, reason);
  }
  return (
    <ApiForm
      hiddenFields={{ intent: 'refuse', id: _id }}
      busy={blocked}
      onSubmit={submit}
      noValidate
      className="mt-4 max-w-2xl space-y-4"
    >
      <FormDraft of={`reason:${_id}`} closes />
      <TextArea
        label="Reason"
        name="reason"
        hint={`We’ll email ${instructor.name} your reason. They can claim again.`}
        rows={3}
        max={creditLimits.note}
        required
        error={missing ? noRejectionReason : undefined}
      />
      <Button type="submit" variant="danger" busy={busy} disabled={blocked && !busy}>
        Refuse claim
      </Button>
    </ApiForm>
  );
}

function Decided({ claim: { decidedAt, decidedBy, note } }: { claim: CreditClaim }) {
  if (!decidedAt) return null;
  return (
    <div className="border-t border-hairline bg-paper p-4 sm:px-6">
      <p className="text-sm text-ink-2">
        Decided <LocalTime format="short" iso={decidedAt} />
        {decidedBy && ` by ${decidedBy}`}
      </p>
      {note && <p className="mt-1 wrap-anywhere">“{note}”</p>}
    </div>
  );
}
