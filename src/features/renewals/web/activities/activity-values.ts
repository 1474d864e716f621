import { text } from '../../../../lib/form/form-failure.ts';
import type { Entry, Holding } from '../../contract.ts';

/** The names of a certification's fields in the form of an activity. */
export const fieldNames = {
  group: (holding: string) => `allocations.${holding}`,
  area: (holding: string, area: string) => `area.${holding}.${area}`,
  hours: (holding: string) => `hours.${holding}`,
  reportedOn: (holding: string) => `reportedOn.${holding}`,
};

/** Hours as people type them. Anything else becomes null, which the API refuses with a sentence. */
const hoursIn = (form: FormData, name: string): number => {
  const typed = text(form, name).trim().replace(',', '.');
  return typed === '' ? Number.NaN : Number(typed);
};

/** The form's values for an activity, as the API expects them. */
export const bodyFrom = (form: FormData, holdings: readonly Holding[]) => ({
  title: text(form, 'title'),
  provider: text(form, 'provider'),
  url: text(form, 'url'),
  startsOn: text(form, 'startsOn'),
  endsOn: text(form, 'endsOn') || text(form, 'startsOn'),
  hours: hoursIn(form, 'hours'),
  reflection: text(form, 'reflection'),
  allocations: holdings.flatMap(({ _id, scheme }) => {
    const group = text(form, fieldNames.group(_id));
    if (group === '') return [];
    const typed = scheme.areas
      .map(({ key }) => [key, fieldNames.area(_id, key)] as const)
      .filter(([, name]) => text(form, name).trim() !== '');
    const hasHours = text(form, fieldNames.hours(_id)).trim() !== '';
    const reportedOn = text(form, fieldNames.reportedOn(_id)) || null;
    return [
      {
        holding: _id,
        group,
        areas: Object.fromEntries(typed.map(([key, name]) => [key, hoursIn(form, name)])),
        hours: hasHours ? hoursIn(form, fieldNames.hours(_id)) : null,
        reportedOn,
      },
    ];
  }),
});

/** The initial values of the form. */
export function valuesOf(entry: Entry): Record<string, string> {
  const { title, provider, url, startsOn, endsOn, hours, reflection } = entry;
  const values: Record<string, string> = { title, provider, url, startsOn, endsOn, reflection };
  values.hours = String(hours);
  for (const { holding, group, areas, hours: part, reportedOn } of entry.allocations) {
    if (part !== hours) values[fieldNames.hours(holding)] = String(part);
    values[fieldNames.group(holding)] = group;
    values[fieldNames.reportedOn(holding)] = reportedOn ?? '';
    for (const [area, part] of Object.entries(areas)) values[fieldNames.area(holding, area)] = String(part);
  }
  return values;
}
