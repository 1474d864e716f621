import type { CourseInput } from '../contract.ts';

/**
 * The server's field errors that still apply: a field changed since it was sent has no error until it is sent again.
 * Parts are identified as on the server, by position: `sections.0.lectures.2.title`.
 */
export const currentErrors = (
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
