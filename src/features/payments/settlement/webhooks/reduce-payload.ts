/** Characters. Longer texts in a webhook are not stored; no provider's references or links are that long. */
export const longestText = 2_000;

/** No field that we need is nested as deeply as this. */
const deepest = 10;

/**
 * A provider's message with only these fields, at any depth: the rest, such as names and card details, is dropped. So
 * are texts that are too long to be anything we need, and anything nested so deeply that the stack would overflow.
 */
export function reducePayload(value: unknown, fields: readonly string[], depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return null;
  const reduce = (inner: unknown) => reducePayload(inner, fields, depth + 1);
  if (Array.isArray(value)) return value.filter((item) => !isTooLong(item)).map(reduce);
  const needed = Object.entries(value).filter(([name, field]) => fields.includes(name) && !isTooLong(field));
  return Object.fromEntries(needed.map(([name, field]) => [name, reduce(field)]));
}

const isTooLong = (value: unknown): boolean => typeof value === 'string' && value.length > longestText;
