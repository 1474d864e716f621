import type { Journal } from '../../contract.ts';

/** Dollars that a journal moves between accounts: the sum of its positive entries. */
export const amountMoved = (entries: Journal['entries']): number =>
  entries.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
