import { requiredNumber, text, typedNumber } from '../../../../lib/form/reading/form-fields.ts';
import { type Entry, type Holding, partName } from '../../contract.ts';

/** The names of a certification's fields in the activity form. `part` counts from 0; areas belong to all parts. */
export const fieldNames = {
  group: (holding: string, part: number) => `allocations.${partName(holding, part)}`,
  hours: (holding: string, part: number) => `hours.${partName(holding, part)}`,
  reportedOn: (holding: string, part: number) => `reportedOn.${partName(holding, part)}`,
  area: (holding: string, area: string) => `area.${holding}.${area}`,
};

/** The form's values for an activity, as the API expects them. */
export const bodyFrom = (form: FormData, holdings: readonly Holding[]) => ({
  title: text(form, 'title'),
  provider: text(form, 'provider'),
  url: text(form, 'url'),
  startsOn: text(form, 'startsOn'),
  endsOn: text(form, 'endsOn') || text(form, 'startsOn'),
  hours: requiredNumber(form, 'hours'),
  reflection: text(form, 'reflection'),
  allocations: holdings.flatMap((holding) => partsFrom(form, holding)),
});

/** The parts entered for a certification. A part without a group is sent too: the API says what is missing. */
function partsFrom(form: FormData, { _id, scheme }: Holding) {
  const typed = (name: string): boolean => text(form, name).trim() !== '';
  const areas = scheme.areas.filter(({ key }) => typed(fieldNames.area(_id, key)));
  const parts = scheme.groups.flatMap((_, part) => {
    const [group, hours, reportedOn] = [
      fieldNames.group(_id, part),
      fieldNames.hours(_id, part),
      fieldNames.reportedOn(_id, part),
    ];
    const isFilled = [group, hours, reportedOn].some(typed) || (part === 0 && areas.length > 0);
    return isFilled
      ? [
          {
            holding: _id,
            group: text(form, group),
            hours: typedNumber(form, hours) ?? null,
            reportedOn: text(form, reportedOn) || null,
          },
        ]
      : [];
  });
  const hasAreas = (key: string) => scheme.groups.some((group) => group.key === key && group.hasAreas);
  const divided = parts.find(({ group }) => hasAreas(group)) ?? parts[0];
  return parts.map((part) => ({
    ...part,
    areas:
      part === divided
        ? Object.fromEntries(areas.map(({ key }) => [key, requiredNumber(form, fieldNames.area(_id, key))]))
        : {},
  }));
}

/** The initial values of the form. */
export function valuesOf(entry: Entry): Record<string, string> {
  const { title, provider, url, startsOn, endsOn, hours, reflection } = entry;
  const values: Record<string, string> = { title, provider, url, startsOn, endsOn, reflection };
  values.hours = String(hours);
  for (const [holding, parts] of byHolding(entry)) {
    for (const [index, { group, areas, hours: part, reportedOn }] of parts.entries()) {
      if (part !== hours) values[fieldNames.hours(holding, index)] = String(part);
      values[fieldNames.group(holding, index)] = group;
      values[fieldNames.reportedOn(holding, index)] = reportedOn ?? '';
      for (const [area, amount] of Object.entries(areas))
        values[fieldNames.area(holding, area)] = String(amount);
    }
  }
  return values;
}

function byHolding({ allocations }: Entry): Map<string, Entry['allocations']> {
  const parts = new Map<string, Entry['allocations']>();
  for (const one of allocations) parts.set(one.holding, [...(parts.get(one.holding) ?? []), one]);
  return parts;
}
