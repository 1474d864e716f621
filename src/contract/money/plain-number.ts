/** A number without an exponent or prefix, which people enter only by mistake (`1e2`, `0x10`); NaN otherwise. */
export const plainNumber = (typed: string): number => (/[a-z]/i.test(typed) ? Number.NaN : Number(typed));

const full = new Intl.NumberFormat('en', {
  useGrouping: false,
  maximumFractionDigits: 20,
  signDisplay: 'negative',
});

/** A number as people type it, without an exponent: `0.0000001`, not `1e-7`. */
export const inFull = (number: number): string => full.format(number);
