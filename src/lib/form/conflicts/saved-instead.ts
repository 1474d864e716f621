import { formatDate } from '../../../contract/text/time/formats.ts';
import { asStored } from '../drafts/typed-fields.ts';
import { readNumber } from '../reading/form-fields.ts';

export type NamedField = {
  label: string;
  /** How a value is shown; by default it is quoted. */
  show?: (value: string) => string;
  /** What a value means, if it can be typed in several ways. */
  read?: (value: string) => string;
};

/** A choice, shown by its label. */
export const chosenFrom =
  (options: readonly { value: string; label: string }[]) =>
  (value: string): string =>
    options.find((option) => option.value === value)?.label ?? 'nothing';

/** A date and a time as people read them: `3 May 2026 at 14:05`. */
export const atTime = (value: string): string => (value ? formatDate(`${value}Z`, 'sentence') : 'empty');

/** A number as the server stores it. */
export const asNumber = (typed: string): string => String(readNumber(typed) ?? '');

/** A checkbox. */
export const ticked = (value: string): string => (value ? 'ticked' : 'not ticked');

const quoted = (value: string): string => (value ? `“${value}”` : 'empty');

/** A field's label and its saved value, as people read them. */
export type SavedValue = { label: string; value: string };

/**
 * The fields in which the saved version of a record differs from what was sent, in the order of `fields`, with the saved
 * values.
 */
export function savedInstead(
  fields: Record<string, NamedField>,
  sent: Partial<Record<string, string>>,
  saved: Partial<Record<string, string>>,
): SavedValue[] {
  return Object.entries(fields)
    .filter(([name, { read = asStored }]) => read(asStored(sent[name])) !== read(asStored(saved[name])))
    .map(([name, { label, show = quoted }]) => ({ label, value: show(asStored(saved[name])) }));
}
