import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { creditText } from '../../../../contract/credits.ts';
import { duration } from '../../../../contract/text/formats.ts';
import { noRejectionReason } from '../../../../contract/text/wording.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { FormDialog } from '../../../../lib/form/form-dialog.tsx';
import { defineList, type Listed } from '../../../../lib/list/define-list.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { LocalTime } from '../../../../ui/text/local-time.tsx';
import { type CreditClaim, type CreditState, creditLimits } from '../../course-credits/shapes.ts';
import { areasText, stateNames, validityText } from './claim-text.tsx';

type Decisions = {
  decide: (intent: 'verify' | 'refuse', id: string, reason?: string) => Promise<void>;
  /** The claim whose decision is being saved. */
  busyId: string | null;
  /** Asks for the reason. */
  refuse: (claim: CreditClaim) => void;
};

/** The claims in one state, and the decisions about those in review. */
export const claimList = (tab: CreditState, decisions: Decisions) =>
  defineList({
    rows: (list: Listed<'claims', CreditClaim>) => list.claims,
    caption: `${stateNames[tab]} claims`,
    things: 'claims',
    thing: 'claim',
    search: { label: 'Search claims', placeholder: 'Search by course or instructor…' },
    tabParam: 'state',
    columns: [
      { key: 'course', header: 'Course', cell: (claim) => <Course claim={claim} /> },
      { key: 'credits', header: 'Credits', cell: (claim) => <Credits claim={claim} /> },
      { key: 'learning', header: 'Learning time', cell: (claim) => <Learning claim={claim} /> },
      { key: 'proof', header: 'Proof', cell: (claim) => <Proof claim={claim} /> },
      { key: 'date', header: 'Date', cell: (claim) => <Dates claim={claim} /> },
    ],
    rowActions: tab === 'claimed' ? (claim) => <RowActions claim={claim} {...decisions} /> : undefined,
    empty: `No ${stateNames[tab].toLowerCase()} claims.`,
    noMatch: 'No claims match your search.',
  });

function RowActions({ claim, decide, busyId, refuse }: Decisions & { claim: CreditClaim }) {
  const about = <span className="sr-only">: {claim.course.title}</span>;
  const busy = busyId === claim._id;
  return (
    <>
      <ApiForm
        hiddenFields={{ intent: 'verify', id: claim._id }}
        busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          return decide('verify', claim._id);
        }}
      >
        <Button type="submit" size="sm" busy={busy}>
          Verify{about}
        </Button>
      </ApiForm>
      <Button
        className="needs-js"
        size="sm"
        variant="secondary"
        disabled={busy}
        onClick={() => refuse(claim)}
      >
        Refuse{about}
      </Button>
    </>
  );
}

const Course = ({ claim: { course, instructor } }: { claim: CreditClaim }) => (
  <span className="block min-w-40">
    <Link className="link wrap-anywhere" to={`/admin-dashboard/courses/${course._id}`}>
      {course.title}
    </Link>
    <Small>{instructor.name}</Small>
  </span>
);

const Credits = ({ claim }: { claim: CreditClaim }) => (
  <span className="block min-w-40">
    {creditText(claim.family, claim.amount, true)}
    <Small>{areasText(claim)}</Small>
    <Small>{validityText(claim)}</Small>
  </span>
);

const Learning = ({ claim: { learning } }: { claim: CreditClaim }) => (
  <span className="block min-w-36">
    {duration(learning.seconds + learning.practiceMinutes * 60)}
    {learning.practice.length > 0 && (
      <details>
        <summary className="cursor-pointer text-sm text-ink-2">
          {learning.practiceMinutes} min of exercises
        </summary>
        {learning.practice.map(({ lecture, minutes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lectures may have the same title
          <Small key={index}>
            {minutes} min in “{lecture}”
          </Small>
        ))}
      </details>
    )}
  </span>
);

const numbersOf = ({ providerNumber, activityNumber, claimCode }: CreditClaim): string[] => [
  ...(providerNumber ? [`Provider ${providerNumber}`] : []),
  ...(activityNumber ? [`Activity ${activityNumber}`] : []),
  ...(claimCode ? [`Claim code ${claimCode}`] : []),
];

const Proof = ({ claim }: { claim: CreditClaim }) => (
  <span className="block min-w-32">
    {claim.proof ? (
      <a className="link wrap-anywhere" href={claim.proof.url} target="_blank" rel="noopener">
        {claim.proof.name}
      </a>
    ) : (
      'None'
    )}
    {numbersOf(claim).map((line) => (
      <Small key={line}>{line}</Small>
    ))}
  </span>
);

const Dates = ({ claim: { claimedAt, decidedAt, decidedBy, note } }: { claim: CreditClaim }) => (
  <span className="block min-w-28">
    <LocalTime format="short" iso={claimedAt} />
    {decidedAt && (
      <Small>
        Decided <LocalTime format="short" iso={decidedAt} />
        {decidedBy && ` by ${decidedBy}`}
      </Small>
    )}
    {note && <Small>“{note}”</Small>}
  </span>
);

const Small = ({ children }: { children: React.ReactNode }) => (
  <span className="block max-w-60 text-sm wrap-anywhere text-ink-2">{children}</span>
);

type DialogProps = {
  /** The claim to refuse; null keeps the dialog closed. */
  claim: CreditClaim | null;
  busy: boolean;
  onClose: () => void;
  onRefuse: (intent: 'refuse', id: string, reason: string) => Promise<void>;
};

/** Asks for the reason, which is emailed to the instructor. */
export function RefuseDialog({ claim, busy, onClose, onRefuse }: DialogProps) {
  const [missing, setMissing] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>): Promise<void> | undefined {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    setMissing(reason === '');
    return reason !== '' && claim ? onRefuse('refuse', claim._id, reason) : undefined;
  }
  return (
    <FormDialog
      open={claim !== null}
      title="Refuse claim"
      description={
        claim ? `We’ll email ${claim.instructor.name} your reason. They can claim again.` : undefined
      }
      label="Refuse"
      tone="danger"
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
      noValidate
    >
      <TextArea
        label="Reason"
        name="reason"
        rows={4}
        max={creditLimits.note}
        required
        error={missing ? noRejectionReason : undefined}
      />
    </FormDialog>
  );
}
