/**
 * Whether two JSON values are equal. Identical objects are not compared in depth, so comparing a large value with one
 * that shares most of its parts is cheap. A property that is undefined counts as missing.
 */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isAlike(one[name], other[name]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
