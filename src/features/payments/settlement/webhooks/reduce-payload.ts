/** The most characters of a text in a webhook that are stored. No provider's references and links are as long. */
export const longestText = 2_000;

/**
 * A provider's message with only these fields, at any depth: the rest, such as names and card details, is dropped. So
 * are texts that are too long to be anything we need.
 */
export function reducePayload(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !isTooLong(item)).map((item) => reducePayload(item, fields));
  if (typeof value !== 'object' || value === null) return value;
  const needed = Object.entries(value).filter(([name, field]) => fields.includes(name) && !isTooLong(field));
  return Object.fromEntries(needed.map(([name, field]) => [name, reducePayload(field, fields)]));
}

const isTooLong = (value: unknown): boolean => typeof value === 'string' && value.length > longestText;
