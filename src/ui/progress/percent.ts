/** A whole percentage within 0–100; never 100 before the end nor 0 after the start. */
export function percent(value: number): number {
  if (Number.isNaN(value)) return 0;
  const held = Math.min(100, Math.max(0, value));
  if (held > 0 && held < 1) return 1;
  if (held > 99 && held < 100) return 99;
  return Math.round(held);
}
