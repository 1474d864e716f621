import type { Category } from '../../../contract/constants.ts';
import type { CreditAreaKey } from '../../../contract/credits.ts';
import type { Rules } from './scheme.ts';

/** The area that a course most likely belongs to. The learner decides. */
const areaOf: Record<Category, CreditAreaKey> = {
  'Strategic Leadership': 'power-skills',
  'Business Analysis': 'business-acumen',
  'Organizational Change Management': 'power-skills',
  'Leadership & Team Management': 'power-skills',
  'Strategic Management': 'business-acumen',
  'Data Analysis for Project Managers': 'ways-of-working',
  'Agile & Scrum Master': 'ways-of-working',
  'Lean Six Sigma (Yellow/Green Belt)': 'ways-of-working',
  'Risk Management': 'ways-of-working',
  'PM Tools & Systems Training': 'ways-of-working',
  'Project Portfolio Management (PPM)': 'business-acumen',
  'Digital Transformation Strategy': 'business-acumen',
  'AI for Project Managers': 'ways-of-working',
  'IT Service Management (ITIL)': 'ways-of-working',
  'Project Management Office': 'ways-of-working',
  'The PMO Bundle': 'ways-of-working',
};

/** The area that courses of a category most likely belong to. */
export function likelyArea(category: string): CreditAreaKey {
  const known: Partial<Record<string, CreditAreaKey>> = areaOf;
  return known[category] ?? 'ways-of-working';
}

/** The credit that a course gives, in hundredths of the unit, in total and by area. */
export type EarnedCredit = { amount: number; areas: Record<string, number> };

type Proposal = {
  group: string;
  areas: Record<string, number>;
  /** The hours of the activity that are assigned to the group; null for all of them. */
  hours: number | null;
};

/**
 * Proposes what a completed course counts for in the scheme's first group: its credits, if it gives any for the body,
 * otherwise all its hours in one area. Null for a scheme without groups.
 */
export function proposedAllocation(
  rules: Pick<Rules, 'areas' | 'groups'>,
  category: string,
  hours: number,
  credit?: EarnedCredit,
): Proposal | null {
  const [group] = rules.groups;
  if (!group) return null;
  const amount = credit ? Math.min(credit.amount, hours) : hours;
  const part = amount < hours ? amount : null;
  if (!group.hasAreas) return { group: group.key, areas: {}, hours: part };
  const split = credit && splitOf(rules, credit, amount);
  if (split) return { group: group.key, areas: split, hours: part };
  const area = rules.areas.find(({ key }) => key === likelyArea(category)) ?? rules.areas[0];
  return area ? { group: group.key, areas: { [area.key]: amount }, hours: part } : null;
}

/** Splits an amount between the areas of a credit; null if the areas that the scheme knows don't add up to it. */
function splitOf(
  { areas }: Pick<Rules, 'areas'>,
  credit: EarnedCredit,
  amount: number,
): Record<string, number> | null {
  const split: Record<string, number> = {};
  let left = amount;
  for (const { key } of areas) {
    const part = Math.min(credit.areas[key] ?? 0, left);
    if (part > 0) split[key] = part;
    left -= part;
  }
  return left === 0 ? split : null;
}
