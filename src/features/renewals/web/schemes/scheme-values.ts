import { complete, requiredNumber, text, typedNumber } from '../../../../lib/form/reading/form-fields.ts';
import type { Scheme } from '../../contract.ts';

/** A field of a group or an area, as the API names it in its errors. */
export const partField = (parts: 'groups' | 'areas', index: number, field: string): string =>
  `${parts}.${index}.${field}`;

const orNull = (form: FormData, name: string): number | null => typedNumber(form, name) ?? null;
const orZero = (form: FormData, name: string): number => typedNumber(form, name) ?? 0;

/** Rules that may be empty. */
const amounts = ['step', 'perYear', 'perActivity', 'perDay', 'carryOverMonths', 'carryOverMaximum'] as const;

/**
 * The form's values, as the API expects them.
 * @throws a 400 page for a form without one of the rules, which would erase it
 */
export function draftFrom(form: FormData) {
  complete(form, [...amounts, 'minimumActivities', 'sourceUrl', 'checkedOn']);
  return {
    version: requiredNumber(form, 'revision'),
    name: text(form, 'name'),
    total: requiredNumber(form, 'total'),
    cycleMonths: requiredNumber(form, 'cycleMonths'),
    step: orNull(form, 'step'),
    perYear: orNull(form, 'perYear'),
    perActivity: orNull(form, 'perActivity'),
    perDay: orNull(form, 'perDay'),
    carryOverMonths: orNull(form, 'carryOverMonths'),
    carryOverMaximum: orNull(form, 'carryOverMaximum'),
    needsReflection: form.has('needsReflection'),
    minimumActivities: orZero(form, 'minimumActivities'),
    source: text(form, 'source'),
    sourceUrl: text(form, 'sourceUrl'),
    checkedOn: text(form, 'checkedOn') || null,
    areas: partsIn(form, 'areas').map(({ key, fieldOf }) => ({
      key,
      name: text(form, fieldOf('name')),
      minimum: orZero(form, fieldOf('minimum')),
    })),
    groups: partsIn(form, 'groups').map(({ key, fieldOf }) => ({
      key,
      name: text(form, fieldOf('name')),
      minimum: orZero(form, fieldOf('minimum')),
      maximum: orNull(form, fieldOf('maximum')),
    })),
  };
}

function partsIn(form: FormData, parts: 'groups' | 'areas') {
  const found: { key: string; fieldOf: (field: string) => string }[] = [];
  for (let index = 0; ; index += 1) {
    const fieldOf = (field: string) => partField(parts, index, field);
    if (!form.has(fieldOf('key'))) return found;
    found.push({ key: text(form, fieldOf('key')), fieldOf });
  }
}

/** The initial values of the form: the current rules. */
export function valuesOf(scheme: Scheme): Record<string, string> {
  const values: Record<string, string> = {
    name: scheme.name,
    total: String(scheme.total),
    cycleMonths: String(scheme.cycleMonths),
    minimumActivities: String(scheme.minimumActivities),
    source: scheme.source,
    sourceUrl: scheme.sourceUrl ?? '',
  };
  for (const name of amounts) values[name] = String(scheme[name] ?? '');
  for (const [index, { name, minimum }] of scheme.areas.entries()) {
    values[partField('areas', index, 'name')] = name;
    values[partField('areas', index, 'minimum')] = String(minimum);
  }
  for (const [index, { name, minimum, maximum }] of scheme.groups.entries()) {
    values[partField('groups', index, 'name')] = name;
    values[partField('groups', index, 'minimum')] = String(minimum);
    values[partField('groups', index, 'maximum')] = String(maximum ?? '');
  }
  return values;
}
