import { inUnits } from '../../../../contract/credits.ts';
import { dayIn, dayMs } from '../../../../contract/text/time/zoned-time.ts';
import { isPublicLink } from '../../../../contract/urls/links.ts';
import { type EntryBody, partName, type Scheme } from '../../contract.ts';
import { hundredths } from '../../rules/hundredths.ts';

/** A certification that an activity can be allocated to. */
export type Target = { _id: string; scheme: Scheme };

/**
 * The errors in an activity, by field.
 * @param now the current time; the last day of the activity must have begun by then, somewhere on Earth
 * @param isKnownLink whether the product itself may have entered the link, which then need not be public
 */
export function entryFaults(
  entry: EntryBody,
  targets: readonly Target[],
  now: Date,
  isKnownLink: boolean,
): Record<string, string> {
  const today = dayIn(now, '+14:00');
  const faults: Record<string, string> = {};
  if (entry.url !== '' && !isKnownLink && !isPublicLink(entry.url)) faults.url = 'Please enter a valid link.';
  if (entry.endsOn > today) faults.endsOn = 'The last day can’t be in the future.';
  if (entry.endsOn < entry.startsOn) faults.endsOn = 'The last day must be on or after the first day.';
  else if (entry.hours > 24 * daysIn(entry)) faults.hours = 'That’s more than 24 hours a day.';
  for (const [holding, parts] of Map.groupBy(entry.allocations, (one) => one.holding)) {
    const target = targets.find(({ _id }) => _id === holding);
    for (const [index, part] of parts.entries()) {
      const name = partName(holding, index);
      const fault = target
        ? (splitFault(entry.hours, parts, index, target.scheme) ??
          allocationFault(entry.hours, part, target.scheme))
        : 'Please choose one of your certifications.';
      if (fault) faults[`allocations.${name}`] = fault;
      if (part.reportedOn && part.reportedOn > today)
        faults[`reportedOn.${name}`] = 'The date can’t be in the future.';
    }
  }
  return faults;
}

/** The error in one part of an activity that is split between groups of one certification; null if there is none. */
function splitFault(
  all: number,
  parts: readonly EntryBody['allocations'][number][],
  index: number,
  { name }: Scheme,
): string | null {
  if (parts.length === 1) return null;
  const upTo = parts.slice(0, index + 1);
  const part = parts[index];
  if (upTo.filter(({ group }) => group === part?.group).length > 1)
    return `Please choose each ${name} group only once.`;
  if (part?.hours === null) return 'Please enter the hours of each part.';
  const hours = upTo.reduce((sum, one) => sum + Math.round((one.hours ?? 0) * 100), 0) / 100;
  return hours > all
    ? `The activity has only ${inUnits(all, 'hours')}, so ${hours} can’t count for ${name}.`
    : null;
}

const daysIn = ({ startsOn, endsOn }: EntryBody): number =>
  (Date.parse(endsOn) - Date.parse(startsOn)) / dayMs + 1;

function allocationFault(
  all: number,
  { group, areas, hours: part }: EntryBody['allocations'][number],
  scheme: Scheme,
): string | null {
  if (group === '') return 'Please choose what it counts as.';
  const hours = part ?? all;
  const chosen = scheme.groups.find(({ key }) => key === group);
  if (!chosen) return `${scheme.name} has no such group of activities.`;
  if (Object.keys(areas).some((area) => !scheme.areas.some(({ key }) => key === area)))
    return `${scheme.name} has no such area.`;
  if (hours > all)
    return `The activity has only ${inUnits(all, 'hours')}, so ${hours} can’t count for ${scheme.name}.`;
  if (scheme.step !== null && hours < scheme.step)
    return `${scheme.name} counts in steps of ${inUnits(scheme.step, scheme.unit)}; the activity is shorter.`;
  const split = Object.values(areas).reduce((sum, part) => sum + hundredths(part), 0);
  if (!chosen.hasAreas)
    return split === 0 ? null : `Only hours for ${namesWithAreas(scheme)} are split into areas.`;
  return split === hundredths(hours)
    ? null
    : `The hours of the areas must add up to ${hours}; they add up to ${split / 100}.`;
}

const namesWithAreas = ({ groups }: Scheme): string =>
  groups
    .filter(({ hasAreas }) => hasAreas)
    .map(({ name }) => `“${name}”`)
    .join(' and ');
