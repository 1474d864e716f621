import { inUnits } from '../../../contract/credits.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import type { Scheme } from '../contract.ts';

/** What changed in a newer version of a scheme, one sentence for each rule. */
export function schemeDifferences(before: Scheme, after: Scheme): string[] {
  const old = rulesOf(before);
  return rulesOf(after).flatMap(({ key, name, value }) => {
    const was = old.find((one) => one.key === key);
    if (!was || (was.value === value && was.name === name)) return [];
    return was.name === name
      ? [`${name}: ${value} instead of ${was.value}.`]
      : [
          `${was.name} is now called ${name}${was.value === value ? '' : `: ${value} instead of ${was.value}`}.`,
        ];
  });
}

type Rule = { key: string; name: string; value: string };

/** The rules of a scheme as names and readable values. */
export function rulesOf(scheme: Scheme): Rule[] {
  const { unit, areas, groups } = scheme;
  const amount = (value: number | null, none: string): string =>
    value === null ? none : inUnits(value, unit);
  return [
    { key: 'name', name: 'Name', value: scheme.name },
    { key: 'total', name: 'Total in a cycle', value: amount(scheme.total, '') },
    { key: 'cycle', name: 'Cycle', value: counted(scheme.cycleMonths, 'month') },
    { key: 'step', name: 'Step', value: amount(scheme.step, 'unknown') },
    { key: 'year', name: 'Yearly minimum', value: amount(scheme.perYear, 'none') },
    { key: 'activity', name: 'Maximum for one activity', value: amount(scheme.perActivity, 'none') },
    { key: 'day', name: 'Daily maximum', value: amount(scheme.perDay, 'none') },
    ...groups.flatMap(({ key, name, minimum, maximum }) => [
      { key: `group.${key}`, name, value: limitsText(minimum, maximum, unit) },
    ]),
    ...areas.map(({ key, name, minimum }) => ({
      key: `area.${key}`,
      name,
      value: limitsText(minimum, null, unit),
    })),
    { key: 'carry', name: 'Carries over', value: carryText(scheme) },
    {
      key: 'reflection',
      name: 'Reflection on each activity',
      value: scheme.needsReflection ? 'needed' : 'not needed',
    },
    { key: 'activities', name: 'Minimum number of activities', value: String(scheme.minimumActivities) },
  ];
}

function limitsText(minimum: number, maximum: number | null, unit: string): string {
  if (maximum === null) return minimum === 0 ? 'no limits' : `at least ${inUnits(minimum, unit)}`;
  return minimum === 0 ? `at most ${inUnits(maximum, unit)}` : `${minimum} to ${inUnits(maximum, unit)}`;
}

function carryText({ carryOverMonths, carryOverMaximum, unit }: Scheme): string {
  if (carryOverMonths === null) return 'nothing';
  const most = carryOverMaximum === null ? '' : `, at most ${inUnits(carryOverMaximum, unit)}`;
  return `surplus of the last ${counted(carryOverMonths, 'month')}${most}`;
}
