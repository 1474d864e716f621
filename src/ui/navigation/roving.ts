/**
 * Where an arrow, Home or End key moves focus among `count` items, wrapping at the ends; `undefined` for any other key.
 */
export function rovingIndex(
  key: string,
  index: number,
  count: number,
  direction: 'row' | 'column',
): number | undefined {
  if (count === 0) return undefined;
  const [back, forth] = direction === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forth) return (index + 1) % count;
  if (key === back) return index <= 0 ? count - 1 : index - 1;
  return undefined;
}
