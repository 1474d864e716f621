import { formatDate } from '../../../contract/text/time/formats.ts';

type Named = { kind: 'monthly' | 'extra' | 'request'; period: string | null; requestedBy: string | null };

const kinds = { monthly: 'Monthly run', extra: 'Extra run', request: 'Requested payout' };

/**
 * The name of a run, such as `Run for November 2026`, `Extra run` or `Requested payout, Ada Lovelace`; the audit log has
 * the same names.
 */
export function runName({ kind, period, requestedBy }: Named): string {
  if (period) return `Run for ${formatDate(`${period}-01`, 'wholeMonth')}`;
  return requestedBy ? `${kinds[kind]}, ${requestedBy}` : kinds[kind];
}
