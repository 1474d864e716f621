import { inUnits } from '../../../../contract/credits.ts';
import { formatDate } from '../../../../contract/text/time/formats.ts';
import type { StopState } from '../../../../ui/progress/diamond.tsx';
import type { RailItem } from '../../../../ui/progress/rail.tsx';
import type { Holding } from '../../contract.ts';

type Progress = Pick<Holding, 'areas' | 'years' | 'counted' | 'missing' | 'missingActivities'> & {
  scheme: Pick<Holding['scheme'], 'unit' | 'total' | 'areas'>;
};
type Milestone = { key: string; label: string; hint: string; isDone: boolean; isMissed?: boolean };

/**
 * One milestone per area with a minimum, or per year of a scheme with a yearly minimum; the total is the last. The
 * first that can still be reached is the current one: a year that was missed stays hollow.
 */
export function milestones(holding: Progress, today: string): RailItem[] {
  const { scheme, areas, years, counted } = holding;
  const { unit } = scheme;
  const stops: Milestone[] = [
    ...scheme.areas
      .filter(({ minimum }) => minimum > 0)
      .map(({ key, name, minimum }) => {
        const area = areas.find((one) => one.key === key);
        return {
          key,
          label: name,
          hint: `${area?.counted ?? 0} of ${minimum} ${unit}`,
          isDone: area?.missing === 0,
        };
      }),
    ...years.map((year, index) => ({
      key: year.startsOn,
      label: `Year ${index + 1}, to ${formatDate(year.endsOn)}`,
      hint:
        year.missing > 0
          ? `${inUnits(year.counted, unit)}, ${year.missing} ${year.endsOn < today ? 'missed' : 'to go'}`
          : inUnits(year.counted, unit),
      isDone: year.missing === 0,
      isMissed: year.missing > 0 && year.endsOn < today,
    })),
    {
      key: 'total',
      label: 'Total',
      hint: `${counted} of ${scheme.total} ${unit}`,
      isDone: holding.missing === 0 && holding.missingActivities === 0,
    },
  ];
  const current = stops.findIndex(({ isDone, isMissed }) => !isDone && !isMissed);
  return stops.map(({ isDone, isMissed: _, ...stop }, index) => ({
    ...stop,
    state: stateOf(isDone, index === current),
  }));
}

const stateOf = (isDone: boolean, isCurrent: boolean): StopState =>
  isDone ? 'done' : isCurrent ? 'current' : 'ahead';
