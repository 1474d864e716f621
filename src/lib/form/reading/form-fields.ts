import { data } from 'react-router';
import { plainNumber } from '../../../contract/money/plain-number.ts';
import { notWholeForm } from '../../../contract/text/wording.ts';

const incomplete = 'This form is not complete. Please reload the page and try again.';
/** The response when a value that our own forms always set is missing or unknown. */
export const incompleteForm = () => data(incomplete, { status: 400 });

/** A text field of a form. A missing field or a file counts as empty. */
export function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * A number as typed, with a decimal comma or point. Any other text is returned unchanged, so that the API refuses it;
 * JSON would turn NaN into null, which often means that there is no limit. A comma before three digits may separate
 * thousands, so such a number is also returned as typed.
 * @returns undefined for an empty text
 */
export function readNumber(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const number = /,\d{3}(?!\d)/.test(typed) ? Number.NaN : plainNumber(typed.replace(',', '.'));
  return Number.isFinite(number) ? number : (typed as unknown as number);
}

/** The number in a field. @returns undefined for an empty field */
export const typedNumber = (form: FormData, name: string): number | undefined => readNumber(text(form, name));

/** Like `typedNumber`, for a field that must be filled in: NaN if it is empty, which the API refuses. */
export const requiredNumber = (form: FormData, name: string): number => typedNumber(form, name) ?? Number.NaN;

/**
 * A field that selects the action, such as `intent`: one of the known values.
 * @throws a 400 page when it is missing or unknown, before anything has changed
 */
export function oneOf<const Value extends string>(
  form: FormData,
  name: string,
  known: readonly Value[],
): Value {
  const values = form.getAll(name);
  const value = known.find((one) => one === values[0]);
  if (value === undefined || values.length !== 1) throw incompleteForm();
  return value;
}

/**
 * A field that identifies a record, such as an id.
 * @throws a 400 page when it is missing or empty
 */
export function required(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== 'string' || value.trim() === '') throw incompleteForm();
  return value;
}

/**
 * Checks that a form has all of these fields. An empty field erases something in some forms; a missing one must not.
 * @throws a 400 page when one of the fields is missing
 */
export function complete(form: FormData, names: readonly string[]): void {
  if (names.some((name) => typeof form.get(name) !== 'string')) throw incompleteForm();
}

/**
 * The submitted values, without files or passwords. Several values of one field, such as checkboxes, are joined with
 * line breaks.
 */
export function submittedValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || /password/i.test(name)) continue;
    values[name] = Object.hasOwn(values, name) ? `${values[name]}\n${value}` : value;
  }
  return values;
}

/**
 * Reads a form that may include a file. Forms over a megabyte are not parsed before they reach their page.
 * @throws a 400 response if the form arrived incomplete
 */
export const wholeForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw data(notWholeForm, { status: 400 });
  });
