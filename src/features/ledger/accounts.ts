import type { Posting } from './rules/sale-state.ts';

/** The parts of an instructor's money: not available yet, available, in a drafted payout, sent to a provider, and paid out. */
export type InstructorAccount = 'held' | 'available' | 'drafted' | 'sent' | 'paid';

/** The ledger account for one part of an instructor’s money. */
export const instructorAccount = (instructorId: string, part: InstructorAccount): string =>
  `instructor:${instructorId}:${part}`;

const platformAccounts = {
  clearing: 'provider:clearing',
  revenue: 'platform:revenue',
  fees: 'platform:fees',
  tax: 'tax:payable',
  reserve: 'reserve:disputes',
};

/** The name of a posting's account in the ledger. */
export const accountOf = (account: Posting['account'], instructorId: string): string =>
  account === 'held' || account === 'available'
    ? instructorAccount(instructorId, account)
    : platformAccounts[account];
