/** A number without an exponent or prefix, which people enter only by mistake (`1e2`, `0x10`); NaN otherwise. */
export const plainNumber = (typed: string): number => (/[a-z]/i.test(typed) ? Number.NaN : Number(typed));
