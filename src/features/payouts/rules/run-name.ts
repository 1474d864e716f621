import { formatDate } from '../../../contract/text/time/formats.ts';

type Named = { kind: 'monthly' | 'extra' | 'request'; period: string | null };

const kinds = { monthly: 'Monthly run', extra: 'Extra run', request: 'Requested payout' };

/** The name of a run, such as `Run for November 2026` or `Extra run`; the audit log has the same names. */
export const runName = ({ kind, period }: Named): string =>
  period ? `Run for ${formatDate(`${period}-01`, 'wholeMonth')}` : kinds[kind];
