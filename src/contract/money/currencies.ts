import { formatCurrency } from '../text/time/formats.ts';

const withoutDecimals = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const withThreeDecimals = 'BHD JOD KWD OMR TND'.split(' ');

/** The number of decimal places of a currency, `jpy` or `JPY`. */
export function decimalsOf(currency: string): number {
  const code = currency.toUpperCase();
  if (withoutDecimals.includes(code)) return 0;
  return withThreeDecimals.includes(code) ? 3 : 2;
}

/** Converts minor units of a currency to major units: `49` for 4900 `usd`, `4900` for 4900 `jpy`. */
export const toMajor = (minor: number, currency: string): number => minor / 10 ** decimalsOf(currency);
export const toMinor = (major: number, currency: string): number =>
  Math.round(major * 10 ** decimalsOf(currency));

/** Money in any currency as people read it: `$49.00`, `¥4,900`. */
export function formatMoney(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  // Providers may report an unknown currency.
  if (!/^[a-z]{3}$/i.test(currency)) return amount.toFixed(decimals);
  return formatCurrency(amount, currency, decimals);
}
