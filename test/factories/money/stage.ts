import type { Viewer } from '../../../src/contract/viewer.ts';
import type { Context } from '../../../src/platform/context.ts';
import type { Trx } from '../../../src/platform/database/database.ts';
import type { Person } from '../people.ts';

export type { Trx };
export const historyMethods = ['stripe', 'paypal', 'paystack', 'bank'] as const;

/** Events that affect the money of three instructors. The indexes of courses, orders, gifts and people wrap around. */
export type MoneyEvent =
  | {
      kind: 'sale';
      courses: number;
      cents: number;
      discount: number;
      own: boolean;
      isGift: boolean;
      method: (typeof historyMethods)[number];
    }
  | { kind: 'claim'; gift: number }
  | { kind: 'fee'; order: number; cents: number }
  | { kind: 'refund'; order: number; percent: number }
  | { kind: 'dispute'; order: number; state: 'open' | 'won' | 'lost' }
  | { kind: 'terms'; own: number; platform: number }
  | { kind: 'shares'; who: number; own: number; platform: number }
  | { kind: 'correction'; who: number; cents: number }
  | { kind: 'days'; days: number }
  | { kind: 'payout'; outcome: 'paid' | 'failed' | 'returned' };

export type Terms = { from: Date; who: string | null; own: number; platform: number };

/** A record of a history, for an independent calculation. */
export type HistoryRecord = {
  instructors: Person[];
  orders: string[];
  gifts: { orderId: string; token: string; claimedBy: string | null }[];
  /** The first fee that was reported for each order. */
  fees: Map<string, number>;
  terms: Terms[];
  /** The sum of each instructor's corrections, in cents. */
  corrected: Map<string, number>;
};

export type Stage = {
  ctx: Context;
  admin: Person;
  advance: (milliseconds: number) => void;
};

export const viewerOf = ({ id, name, email, role }: Person): Viewer => ({
  _id: id,
  name,
  email,
  role,
  isVerified: true,
  isActive: true,
  photo: null,
});
