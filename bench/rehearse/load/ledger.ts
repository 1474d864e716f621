/**
 * The writes that the product acknowledged and must not lose, and those it may have stored without acknowledging them.
 */
export type Ledger = {
  /** Newsletter subscriptions. */
  subscribed: string[];
  purchases: Purchase[];
  viewings: Viewing[];
};

/** `paid`: the payment provider has the money, so the buyer must get the course, exactly once. */
export type Purchase = { userId: string; email: string; courseId: string; orderId?: string; paid: boolean };

/** How far a learner has got in a lecture. */
export type Viewing = {
  userId: string;
  lectureId: string;
  /** The position that was last acknowledged, in seconds. */
  acknowledged?: number;
  /** Positions that were sent later and not acknowledged: any of them may have been stored. */
  possible: number[];
};

export const newLedger = (): Ledger => ({ subscribed: [], purchases: [], viewings: [] });
