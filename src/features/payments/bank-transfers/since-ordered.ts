import { formatUsd } from '../../../contract/money/money.ts';
import type { SinceOrdered } from './bank-contract.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What has changed since the order, in one sentence. `paid`: the order's amount, in dollars. */
export function sinceOrderedText({ amount, owned }: SinceOrdered, paid: number): string {
  const has = `You already own ${list.format(owned.map((title) => `“${title}”`))}`;
  if (amount === null) return `${has}.`;
  const costs = `now costs ${formatUsd(amount)} instead of ${formatUsd(paid)}.`;
  return owned.length > 0 ? `${has}, so the bundle ${costs}` : `This ${costs}`;
}
