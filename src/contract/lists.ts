import { z } from '@hono/zod-openapi';
import { limits, maxRows } from './constants.ts';
import { isPlainText, plainTextSentence, withoutControls } from './text/input/text-rules.ts';
import { withoutOuterMarks } from './text/marks.ts';

/** Titles and names have single spaces; a pasted search may have several, or non-breaking ones. */
const withSingleSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** The query parameters of every list. */
export const listQuery = {
  search: z
    .string()
    .overwrite((typed) => withoutOuterMarks(withSingleSpaces(withoutControls(typed))))
    .trim()
    .max(limits.searchLength, 'Please shorten your search.')
    .refine(isPlainText, plainTextSentence)
    .optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(maxRows).default(maxRows),
};

/** The `field` and `-field` values of a list's `sort`. */
export function sortParam<const Field extends string>(fields: readonly Field[]) {
  const values = fields.flatMap((field) => [field, `-${field}`] as const);
  return z.enum(values as [Field | `-${Field}`, ...(Field | `-${Field}`)[]]).optional();
}

/** Splits `-created` into its column and direction. */
export function readSort<Field extends string>(
  sort: Field | `-${Field}`,
): { field: Field; direction: 'asc' | 'desc' } {
  return sort.startsWith('-')
    ? { field: sort.slice(1) as Field, direction: 'desc' }
    : { field: sort as Field, direction: 'asc' };
}
