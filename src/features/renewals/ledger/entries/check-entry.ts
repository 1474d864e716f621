import { dayIn } from '../../../../contract/text/time/zoned-time.ts';
import type { EntryBody, Scheme } from '../../contract.ts';

/** A certification that an activity can be allocated to. */
export type Target = { _id: string; scheme: Scheme };

/**
 * What is wrong with an activity, by field; empty if nothing is.
 * @param now the activity must be over somewhere on Earth
 */
export function entryFaults(entry: EntryBody, targets: readonly Target[], now: Date): Record<string, string> {
  const today = dayIn(now, '+14:00');
  const faults: Record<string, string> = {};
  if (entry.endsOn > today) faults.endsOn = 'The last day can’t be in the future.';
  if (entry.endsOn < entry.startsOn) faults.endsOn = 'The last day must be on or after the first day.';
  else if (entry.hours > 24 * daysIn(entry)) faults.hours = 'That’s more than 24 hours a day.';
  const seen = new Set<string>();
  for (const allocation of entry.allocations) {
    const target = targets.find(({ _id }) => _id === allocation.holding);
    const fault = seen.has(allocation.holding)
      ? 'Please list each certification once.'
      : target
        ? allocationFault(entry.hours, allocation, target.scheme)
        : 'Please choose one of your certifications.';
    if (fault) faults[`allocations.${allocation.holding}`] = fault;
    if (allocation.reportedOn && allocation.reportedOn > today)
      faults[`reportedOn.${allocation.holding}`] = 'The date can’t be in the future.';
    seen.add(allocation.holding);
  }
  return faults;
}

const daysIn = ({ startsOn, endsOn }: EntryBody): number =>
  (Date.parse(endsOn) - Date.parse(startsOn)) / 86_400_000 + 1;

function allocationFault(
  all: number,
  { group, areas, hours: part }: EntryBody['allocations'][number],
  scheme: Scheme,
): string | null {
  const hours = part ?? all;
  const chosen = scheme.groups.find(({ key }) => key === group);
  if (!chosen) return `${scheme.name} has no such group of activities.`;
  if (Object.keys(areas).some((area) => !scheme.areas.some(({ key }) => key === area)))
    return `${scheme.name} has no such area.`;
  if (hours > all) return `The activity has only ${all} hours, so ${hours} can’t count for ${scheme.name}.`;
  if (scheme.step !== null && hours < scheme.step)
    return `${scheme.name} counts in steps of ${scheme.step} ${scheme.unit}; the activity is shorter.`;
  const split = Object.values(areas).reduce((sum, part) => sum + Math.round(part * 100), 0);
  if (!chosen.hasAreas)
    return split === 0 ? null : `Only hours of ${namesWithAreas(scheme)} are split into areas.`;
  return split === Math.round(hours * 100)
    ? null
    : `The hours of the areas must add up to ${hours}; they add up to ${split / 100}.`;
}

const namesWithAreas = ({ groups }: Scheme): string =>
  groups
    .filter(({ hasAreas }) => hasAreas)
    .map(({ name }) => `“${name}”`)
    .join(' and ');
