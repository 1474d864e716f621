import { counted } from '../../../../contract/text/time/formats.ts';
import type { Scheme } from '../../contract.ts';
import { hundredths } from '../../rules/hundredths.ts';
import type { NewVersionBody } from './shapes.ts';

type Draft = Pick<
  NewVersionBody,
  'total' | 'step' | 'cycleMonths' | 'perYear' | 'perDay' | 'carryOverMonths' | 'carryOverMaximum' | 'areas'
> & { groups: (Pick<Scheme['groups'][number], 'within' | 'hasAreas'> & NewVersionBody['groups'][number])[] };

/** The errors in the rules of a scheme, by field; empty if the rules can be met. */
export function rulesFaults(draft: Draft): Record<string, string> {
  const { total, areas, groups } = draft;
  const faults: Record<string, string> = {};
  const inAreas = sumOf(areas.map(({ minimum }) => minimum));
  for (const [index, group] of groups.entries()) {
    const needed = neededIn(draft, group.key) + (group.hasAreas ? inAreas : 0);
    if (group.maximum !== null && Math.max(group.minimum, needed) > group.maximum)
      faults[`groups.${index}.maximum`] = 'The maximum is below what the group needs.';
  }
  // Areas and their minimums belong to the scheme, so a second group would need them again.
  if (groups.filter(({ hasAreas }) => hasAreas).length > 1)
    faults.groups = 'Only one group can be split into areas.';
  const needed = neededIn(draft, null);
  if (needed > total) faults.total = `The minimums add up to ${needed}, more than the total.`;
  else if (maximumOf(draft) < total) faults.total = 'The maximums of the groups don’t allow this total.';
  if (draft.step !== null && hundredths(total) % hundredths(draft.step) !== 0)
    faults.step = 'The total must be a multiple of the step.';
  const years = Math.ceil(draft.cycleMonths / 12);
  if (draft.perYear !== null && draft.perYear * years > total)
    faults.perYear = `Over ${counted(years, 'year')}, that is more than the total.`;
  if (draft.perDay !== null && groups.some(({ maximum }) => maximum !== null))
    faults.perDay = 'A scheme can have a daily maximum or group maximums, but not both.';
  else if (draft.perDay !== null && draft.carryOverMonths !== null)
    faults.carryOverMonths = 'Nothing can carry over in a scheme with a daily maximum.';
  if (draft.carryOverMaximum !== null && draft.carryOverMonths === null)
    faults.carryOverMaximum = 'Enter the number of months that carry over, or leave this empty.';
  return faults;
}

const sumOf = (amounts: number[]): number =>
  Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100) / 100;

/** The sum of the minimums within a group, or within the scheme if `within` is null. */
function neededIn(draft: Draft, within: string | null): number {
  const inAreas = sumOf(draft.areas.map(({ minimum }) => minimum));
  return sumOf(
    draft.groups
      .filter((group) => group.within === within)
      .map((group) => Math.max(group.minimum, neededIn(draft, group.key) + (group.hasAreas ? inAreas : 0))),
  );
}

const maximumOf = ({ groups }: Draft): number =>
  groups
    .filter(({ within }) => within === null)
    .reduce((sum, { maximum }) => sum + (maximum ?? Number.POSITIVE_INFINITY), 0);
