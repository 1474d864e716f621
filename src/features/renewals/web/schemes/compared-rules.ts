import { formatDate } from '../../../../contract/text/time/formats.ts';
import { asHttps } from '../../../../contract/urls/links.ts';
import { asNumber, type NamedField, ticked } from '../../../../lib/form/conflicts/saved-instead.ts';
import type { Scheme } from '../../contract.ts';
import { partField } from './scheme-values.ts';

export const labels = {
  name: 'Name',
  total: 'Total in a cycle',
  cycleMonths: 'Length of a cycle',
  step: 'Step',
  perYear: 'Yearly minimum',
  perActivity: 'Maximum for one activity',
  perDay: 'Daily maximum',
  carryOverMonths: 'Carries over from the last',
  carryOverMaximum: 'Maximum carried over',
  minimumActivities: 'Minimum number of activities',
  needsReflection: 'Each activity needs a reflection',
  source: 'Source',
  sourceUrl: 'Link to the source',
  checkedOn: 'Checked on',
} as const;

export const partLabels = { name: 'Name', minimum: 'Minimum', maximum: 'Maximum' } as const;

export const partTitle = (parts: 'groups' | 'areas', name: string): string =>
  `${parts === 'groups' ? 'Group' : 'Area'}: ${name}`;

/** The fields that are compared after another administrator has changed the scheme. */
export function comparedFields(scheme: Scheme): Record<string, NamedField> {
  const { unit, groups, areas } = scheme;
  const inUnit = (of: string) => (value: string) => (value ? `${value} ${of}` : 'empty');
  const amount = (label: string): NamedField => ({ label, show: inUnit(unit), read: asNumber });
  const months = (label: string): NamedField => ({ label, show: inUnit('months'), read: asNumber });
  const partsIn = (parts: 'groups' | 'areas', all: readonly { name: string }[]) =>
    all.flatMap(({ name }, index): [string, NamedField][] => {
      const labelOf = (one: keyof typeof partLabels) => `${partTitle(parts, name)}, ${partLabels[one]}`;
      return [
        [partField(parts, index, 'name'), { label: labelOf('name') }],
        [partField(parts, index, 'minimum'), amount(labelOf('minimum'))],
        [partField(parts, index, 'maximum'), amount(labelOf('maximum'))],
      ];
    });
  return {
    name: { label: labels.name },
    total: amount(labels.total),
    cycleMonths: months(labels.cycleMonths),
    step: amount(labels.step),
    perYear: amount(labels.perYear),
    perActivity: amount(labels.perActivity),
    perDay: amount(labels.perDay),
    carryOverMonths: months(labels.carryOverMonths),
    carryOverMaximum: amount(labels.carryOverMaximum),
    minimumActivities: { label: labels.minimumActivities, read: asNumber },
    needsReflection: { label: labels.needsReflection, show: ticked },
    ...Object.fromEntries([...partsIn('groups', groups), ...partsIn('areas', areas)]),
    source: { label: labels.source },
    sourceUrl: { label: labels.sourceUrl, read: asHttps },
    checkedOn: { label: labels.checkedOn, show: (day) => (day ? formatDate(day) : 'empty') },
  };
}
