import { inUnits } from '../../../../contract/credits.ts';
import { formatDate } from '../../../../contract/text/time/formats.ts';
import { dayMs } from '../../../../contract/text/time/zoned-time.ts';
import type { Entry, Holding, Scheme } from '../../contract.ts';

type Progress = Pick<
  Holding,
  'scheme' | 'counted' | 'missing' | 'earnable' | 'areas' | 'groups' | 'years' | 'endsOn'
> & {
  missingActivities: number;
};

/**
 * `17.5 of 60 PDU · 3 Power Skills to go by 14 March 2027`
 * @param today an ISO date
 */
export const progressText = (holding: Progress, today: string): string =>
  `${holding.counted} of ${holding.scheme.total} ${holding.scheme.unit} · ${toGoText(holding, today)}`;

/**
 * The most specific thing that is missing: an area, then a group, a year, the total. Once the cycle has ended, it is too
 * late for all of them.
 */
function toGoText(
  { scheme, missing, earnable, areas, groups, years, missingActivities, endsOn }: Progress,
  today: string,
): string {
  if (endsOn < today && missing > 0) return `the cycle ended on ${formatDate(endsOn)}`;
  if (endsOn < today && missingActivities > 0)
    return `${missingActivities} ${things(missingActivities)} missing`;
  const by = `to go by ${formatDate(endsOn)}`;
  const parts = areas.filter((area) => area.missing > 0).map((area) => `${area.missing} ${area.name}`);
  if (parts.length > 0) return `${listed(parts)} ${by}`;
  const group = groups.find((one) => one.missing > 0);
  if (group) return `${group.missing} ${group.name} ${by}`;
  const short = years.findIndex((year) => year.missing > 0 && year.endsOn >= today);
  const year = years[short];
  if (year)
    return `${inUnits(year.missing, scheme.unit)} to go in year ${short + 1}, which ends on ${formatDate(year.endsOn)}`;
  const missed = years.findIndex((one) => one.missing > 0);
  const past = years[missed];
  if (past && missing > 0 && earnable === 0)
    return `${inUnits(past.missing, scheme.unit)} missed in year ${missed + 1}, which ended on ${formatDate(past.endsOn)}`;
  if (earnable > 0) return `${inUnits(earnable, scheme.unit)} ${by}`;
  return missingActivities > 0 ? `${missingActivities} more ${things(missingActivities)} ${by}` : 'complete';
}

const things = (count: number): string => (count === 1 ? 'activity' : 'activities');

const listed = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const monthDays = 365.25 / 12;

/**
 * The pace needed, such as `About 2.5 PDU a month from now on, 42.5 PDU in all`, or what is left if the end is less than
 * a month away.
 * @param today an ISO date
 * @returns null if nothing is missing that can still be earned
 */
export function paceText({ missing, earnable, endsOn, scheme }: Progress, today: string): string | null {
  if (missing === 0) return null;
  const months = ((Date.parse(endsOn) - Date.parse(today)) / dayMs + 1) / monthDays;
  if (months <= 0) return `The cycle has ended with ${inUnits(missing, scheme.unit)} missing.`;
  if (earnable === 0) return null;
  if (months < 1) return `${inUnits(earnable, scheme.unit)} needed within the next month`;
  const pace = Math.max(0.1, Math.ceil((earnable / months) * 10) / 10);
  return `About ${inUnits(pace, scheme.unit)} a month from now on, ${inUnits(earnable, scheme.unit)} in all`;
}

type Allocation = Entry['allocations'][number];

/** Why an activity does not count, or not in full. */
export function reasonText({ reason, group }: Allocation, holding: Holding): string | null {
  const { scheme } = holding;
  switch (reason) {
    case null:
      return null;
    case 'outside-cycle':
      return `Outside the cycle, which runs from ${formatDate(holding.startsOn)} to ${formatDate(holding.endsOn)}`;
    case 'missing-reflection':
      return 'Needs a reflection';
    case 'below-step':
      return `Below the smallest step of ${inUnits(scheme.step ?? 0.01, scheme.unit)} in each area`;
    case 'duplicate':
      return 'Duplicate: this activity counts once in a cycle';
    case 'above-activity-maximum':
      return `Above the maximum of ${inUnits(scheme.perActivity ?? 0, scheme.unit)} for one activity`;
    case 'above-day-maximum':
      return `Above the maximum of ${inUnits(scheme.perDay ?? 0, scheme.unit)} a day`;
    case 'above-group-maximum':
      return groupMaximumText(scheme, group);
  }
}

function groupMaximumText({ groups, unit }: Scheme, key: string): string {
  const group = groups.find((one) => one.key === key);
  const limits = group?.maximum != null ? ` of ${inUnits(group.maximum, unit)}` : '';
  return `Above the maximum${limits} for “${group?.name ?? key}”`;
}
