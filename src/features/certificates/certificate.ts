import type { CertificateStatus } from '../../contract/constants.ts';

/** The life of a certificate: pure rules, no I/O. */

export type Action = 'request' | 'approve' | 'reject' | 'revoke';

/** The resulting status of an action; `unchanged` is allowed and does nothing; null is refused. */
export type Outcome = CertificateStatus | 'unchanged' | null;

const moves: Record<Action, Partial<Record<CertificateStatus, Exclude<Outcome, null>>>> = {
  request: { rejected: 'pending' },
  approve: { pending: 'approved', rejected: 'approved' },
  reject: { pending: 'rejected' },
  revoke: { approved: 'rejected', rejected: 'unchanged' },
};

/** The result of an action in a status; `undefined` is a certificate that was never requested. */
export function outcome(status: CertificateStatus | undefined, action: Action): Outcome {
  if (status === undefined) return action === 'request' ? 'pending' : null;
  return moves[action][status] ?? null;
}

/** The statuses in which an action changes something. */
export const sourcesOf = (action: Action): CertificateStatus[] =>
  (Object.entries(moves[action]) as [CertificateStatus, Outcome][])
    .filter(([, to]) => to !== 'unchanged')
    .map(([from]) => from);

/** The public status: approved, or revoked after approval. Null: the certificate is not public. */
export function publicState(status: CertificateStatus, approvedAt: Date | null): 'valid' | 'revoked' | null {
  if (status === 'approved') return 'valid';
  return approvedAt ? 'revoked' : null;
}

/** Letters and digits that are not confused when read aloud or typed. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number like `MP-7K3Q-94TD`. @param randomIndex returns an integer from 0 up to, but not including, its argument */
export function certificateNumber(randomIndex: (below: number) => number): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomIndex(letters.length)]).join('');
  return `MP-${group()}-${group()}`;
}

export const numberPattern = /^MP-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

/** A number as people type it, converted to the stored form: `mp 7k3q 94td` becomes `MP-7K3Q-94TD`. */
export function normaliseNumber(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, first, second] = /^MP(.{4})(.{4})$/.exec(plain) ?? [];
  return first && second ? `MP-${first}-${second}` : typed.trim().toUpperCase();
}
