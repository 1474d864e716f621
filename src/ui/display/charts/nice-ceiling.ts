/** The next round number at or above a value: 1, 2, 4, 5, 8 or 10 times a power of ten; at least 1. */
export function niceCeiling(figure: number): number {
  if (figure <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(figure));
  const step = [1, 2, 4, 5, 8, 10].find((one) => one * power >= figure) ?? 10;
  return step * power;
}
