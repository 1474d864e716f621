import type { CreditArea, CreditGroup } from '../../../contract/credits.ts';

/**
 * The rules of a body for renewing its certification. All amounts are integer hundredths of the scheme's unit; one hour
 * is one unit. A scheme has a maximum per day or maximums per group, not both: with both, an activity could displace
 * another that counts for more.
 */
export type Rules = {
  /** Credits are rounded down to multiples of it; null when it is unknown. */
  step: number | null;
  cycleMonths: number;
  total: number;
  areas: CreditArea[];
  groups: CreditGroup[];
  /** The minimum in each year of the cycle. */
  perYear: number | null;
  perActivity: number | null;
  perDay: number | null;
  /** Surplus earned in this many months before a cycle ends carries over; null if none does, or it is unknown. */
  carryOverMonths: number | null;
  carryOverMaximum: number | null;
  needsReflection: boolean;
  minimumActivities: number;
};

/** The group and all groups around it, the innermost first. */
export function chainOf(groups: readonly CreditGroup[], key: string): CreditGroup[] {
  const group = groups.find((one) => one.key === key);
  return group ? [group, ...(group.within ? chainOf(groups, group.within) : [])] : [];
}
