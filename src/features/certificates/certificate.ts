import type { CertificateStatus } from '../../contract/constants.ts';

/** The life of a certificate: pure rules, no I/O. */

export type Action = 'request' | 'approve' | 'reject' | 'revoke';

/** What an action leads to; `unchanged` is allowed and does nothing; null is refused. */
export type Outcome = CertificateStatus | 'unchanged' | null;

const moves: Record<Action, Partial<Record<CertificateStatus, Exclude<Outcome, null>>>> = {
  request: { rejected: 'pending' },
  approve: { pending: 'approved', rejected: 'approved' },
  reject: { pending: 'rejected' },
  revoke: { approved: 'rejected', rejected: 'unchanged' },
};

/** Where an action leads from a status; `undefined` is a certificate that was never asked for. */
export function outcome(status: CertificateStatus | undefined, action: Action): Outcome {
  if (status === undefined) return action === 'request' ? 'pending' : null;
  return moves[action][status] ?? null;
}

/** The statuses from which an action changes something. */
export const sourcesOf = (action: Action): CertificateStatus[] =>
  (Object.entries(moves[action]) as [CertificateStatus, Outcome][])
    .filter(([, to]) => to !== 'unchanged')
    .map(([from]) => from);

/** What the public check says: approved now, or approved once and withdrawn since. Null: no such certificate to the public. */
export function publicState(status: CertificateStatus, approvedAt: Date | null): 'valid' | 'revoked' | null {
  if (status === 'approved') return 'valid';
  return approvedAt ? 'revoked' : null;
}

/** Letters and digits that are not mistaken for one another when read aloud or typed. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number like `MP-7K3Q-94TD`. @param randomIndex gives an integer from 0 up to, not including, its argument */
export function certificateNumber(randomIndex: (below: number) => number): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomIndex(letters.length)]).join('');
  return `MP-${group()}-${group()}`;
}

export const numberPattern = /^MP-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

/** A number as people type it, in the form we store: `mp 7k3q 94td` is `MP-7K3Q-94TD`. */
export function normaliseNumber(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, first, second] = /^MP(.{4})(.{4})$/.exec(plain) ?? [];
  return first && second ? `MP-${first}-${second}` : typed.trim().toUpperCase();
}
