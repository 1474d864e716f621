/**
 * A number's digits in groups of three: `12,345`. By hand, as dates are in `wording.ts`: a browser that is asked for its
 * own formats reads them in first, and that takes a public page longer than all else it does as it starts.
 * @param digits what `String` or `toFixed` make of a number, with two decimals at most
 */
export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
