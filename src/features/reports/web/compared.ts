/** How a chart words its comparison. */
export type Comparison = {
  format: (value: number) => string;
  less: 'fewer' | 'less';
  none: 'none' | 'nothing';
};

/** Beyond this factor a percentage is less clear than the earlier figure itself. */
const plainFactor = 3;

/**
 * A figure compared with an earlier one: `18% more than the 30 days before`. `before` names the earlier period.
 */
export function compared(
  value: number,
  previous: number,
  before: string,
  { format, less, none }: Comparison,
): string {
  if (previous === 0) return `${none} in ${before}`;
  if (value === previous) return `the same as ${before}`;
  if (value > previous * plainFactor) return `up from ${format(previous)} in ${before}`;
  const change = Math.round((Math.abs(value - previous) * 100) / previous);
  if (change === 0) return `about the same as ${before}`;
  // Not 100% less while something is left.
  return value > previous
    ? `${change}% more than ${before}`
    : `${value > 0 ? Math.min(99, change) : change}% ${less} than ${before}`;
}
