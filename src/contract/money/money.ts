import { formatCurrency, percent } from '../text/time/formats.ts';

/** An amount of US dollars in integer cents. The database and the rules use cents; the API uses decimal dollars. */
export type Cents = number & { readonly __unit?: 'cents' };

export const toDollars = (cents: Cents): number => cents / 100;
export const toCents = (dollars: number): Cents => Math.round(dollars * 100);

/** Dollars as people read them: `$49.00`. */
export const formatUsd = (dollars: number): string => formatCurrency(dollars, 'USD', 2);

/** The discount, as a whole percentage of the price: 100 only if nothing is left to pay, 0 only if nothing is saved. */
export const percentOff = (price: number, discountPrice: number): number =>
  percent((1 - discountPrice / price) * 100);

/** A price in dollars, or “Free”. */
export const priceText = (dollars: number): string => (dollars === 0 ? 'Free' : formatUsd(dollars));
