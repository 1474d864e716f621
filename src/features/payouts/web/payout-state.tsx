import { Badge } from '../../../ui/display/badge.tsx';
import type { Payout, PayoutProfile, PayoutRun } from '../contract.ts';

export const payoutStateNames: Record<Payout['state'], string> = {
  drafted: 'Awaiting approval',
  approved: 'Approved',
  sent: 'On its way',
  paid: 'Paid',
  failed: 'Failed',
  returned: 'Returned',
  cancelled: 'Cancelled',
};

const tones = {
  drafted: 'neutral',
  approved: 'amber',
  sent: 'amber',
  paid: 'green',
  failed: 'red',
  returned: 'red',
  cancelled: 'neutral',
} as const;

/** The state of a payout, and why it failed or what it is waiting for. */
export const PayoutState = ({ payout: { state, reason } }: { payout: Pick<Payout, 'state' | 'reason'> }) => (
  <span className="block min-w-32">
    <Badge tone={tones[state]}>{payoutStateNames[state]}</Badge>
    {reason && <span className="block text-sm wrap-anywhere text-ink-2">{reason}</span>}
  </span>
);

export const profileStateNames: Record<PayoutProfile['state'], string> = {
  unconfirmed: 'Not confirmed yet',
  to_check: 'Awaiting review',
  approved: 'Approved',
  refused: 'Refused',
};

const profileTones = {
  unconfirmed: 'neutral',
  to_check: 'amber',
  approved: 'green',
  refused: 'red',
} as const;

export const ProfileState = ({ state }: { state: PayoutProfile['state'] }) => (
  <Badge tone={profileTones[state]}>{profileStateNames[state]}</Badge>
);

export const runStateNames: Record<PayoutRun['state'], string> = {
  drafted: 'Awaiting approval',
  approved: 'Approved',
  discarded: 'Discarded',
};

const runTones = { drafted: 'amber', approved: 'green', discarded: 'neutral' } as const;

export const RunState = ({ state }: { state: PayoutRun['state'] }) => (
  <Badge tone={runTones[state]}>{runStateNames[state]}</Badge>
);
