import type { CourseInput } from '../contract.ts';

/**
 * What the server said about fields, as far as it still stands: of a field that is no longer as it was sent, nothing is
 * known until it is sent again. Parts are named as the server names them, by their place: `sections.0.lectures.2.title`.
 */
export const standingErrors = (
  errors: Record<string, string>,
  sent: CourseInput,
  now: CourseInput,
): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => valueAt(sent, name) === valueAt(now, name)));

function valueAt(body: CourseInput, name: string): string | undefined {
  let value: unknown = body;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return JSON.stringify(value);
}
