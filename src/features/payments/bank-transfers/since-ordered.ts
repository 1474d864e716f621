import { formatUsd } from '../../../contract/money/money.ts';
import { listed } from '../../../contract/text/listed.ts';
import type { SinceOrdered } from './bank-contract.ts';

/** What has changed since the order, in one sentence. `paid`: the order's amount, in dollars. */
export function sinceOrderedText({ amount, owned }: SinceOrdered, paid: number): string {
  const has = `You already own ${listed(owned.map((title) => `“${title}”`))}`;
  if (amount === null) return `${has}.`;
  const costs = `now costs ${formatUsd(amount)} instead of ${formatUsd(paid)}.`;
  return owned.length > 0 ? `${has}, so the bundle ${costs}` : `This ${costs}`;
}
