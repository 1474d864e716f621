/** Hours, or amounts of a scheme's unit, as the integer hundredths in which they are stored. */
export const hundredths = (amount: number): number => Math.round(amount * 100);

/** Whether an amount has at most two decimals; binary fractions are inexact. */
export const hasTwoDecimals = (amount: number): boolean => Math.abs(amount * 100 - hundredths(amount)) < 1e-6;
