/**
 * Divides an amount by weights, by largest remainder: the parts are integers and sum to the amount.
 * @param weights at least one, none negative; equal parts if all are zero
 */
export function allocate(amountCents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const usable = sum > 0 ? weights : weights.map(() => 1);
  const whole = sum > 0 ? sum : weights.length;
  const exact = usable.map((weight) => (amountCents * weight) / whole);
  const parts = exact.map(Math.floor);
  const left = amountCents - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
