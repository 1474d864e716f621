import { formatUsd } from '../../../../contract/money/money.ts';

/** Dollars with a minus sign, which is as wide as the digits, instead of a hyphen: for columns of amounts. */
export const signedUsd = (dollars: number): string => formatUsd(dollars).replace('-', '−');
