import type { Cents } from '../../../contract/money/money.ts';
import { reversedOf, splitSale } from './split.ts';

/** The state of a sale that decides what its next journal contains. All amounts are cents. */
export type SaleState = {
  totalCents: Cents;
  taxCents: Cents;
  feeCents: Cents;
  /** Whether the provider has reported the fee; until then it is an estimate. */
  feeIsFinal: boolean;
  /** The instructor's share of what is left after tax and fee, in thousandths. */
  permille: number;
  /** The instructor's part of the whole sale. */
  earnedCents: Cents;
  refundedCents: Cents;
  /** How much of the instructor's part refunds have taken back. */
  reversedCents: Cents;
  heldCents: Cents;
  reservedCents: Cents;
};

/** The amount that an account of this sale gains, or loses if negative; `held` and `available` are the instructor's. */
export type Posting = {
  account: 'clearing' | 'revenue' | 'fees' | 'tax' | 'reserve' | 'held' | 'available';
  cents: Cents;
};

/** A step of a sale: its postings, which sum to zero, and the state afterwards. Null when nothing changes. */
export type Step = { postings: Posting[]; next: SaleState } | null;

/** The postings of a new sale. The other accounts' amounts are taken from the provider's clearing account. */
export function sale(split: {
  earnedCents: Cents;
  revenueCents: Cents;
  feeCents: Cents;
  taxCents: Cents;
}): Posting[] {
  const { earnedCents, revenueCents, feeCents, taxCents } = split;
  return withoutZeros([
    { account: 'clearing', cents: -(earnedCents + revenueCents + feeCents + taxCents) },
    { account: 'fees', cents: feeCents },
    { account: 'tax', cents: taxCents },
    { account: 'held', cents: earnedCents },
    { account: 'revenue', cents: revenueCents },
  ]);
}

/**
 * Splits the sale again with the fee that the provider reported; both sides get or bear the difference. Also
 * recalculates what refunds took back, so that it makes no difference whether the fee or a refund comes first.
 */
export function correctFee(state: SaleState, feeCents: Cents): Step {
  if (state.feeIsFinal) return null;
  const { earnedCents } = splitSale({ ...state, feeCents });
  const reversedCents = reversedOf(earnedCents, state.refundedCents, state.totalCents);
  const earned = earnedCents - reversedCents - (state.earnedCents - state.reversedCents);
  const fee = feeCents - state.feeCents;
  const { held, reserved } = earned < 0 ? takenFrom(state, -earned) : addedTo(state, earned);
  return {
    postings: withoutZeros([
      { account: 'fees', cents: fee },
      { account: 'held', cents: held },
      { account: 'reserve', cents: reserved },
      { account: 'available', cents: earned - held - reserved },
      { account: 'revenue', cents: -fee - earned },
    ]),
    next: {
      ...state,
      feeCents,
      feeIsFinal: true,
      earnedCents,
      reversedCents,
      heldCents: state.heldCents + held,
      reservedCents: state.reservedCents + reserved,
    },
  };
}

/**
 * Divides an amount that an instructor gives back. It comes from held earnings first, then from a dispute's reserve;
 * the available balance bears the rest.
 */
function takenFrom({ heldCents, reservedCents }: SaleState, cents: Cents) {
  const held = Math.min(cents, heldCents);
  return { held: -held, reserved: -Math.min(cents - held, reservedCents) };
}

/** Adds an amount for an instructor: to a dispute's reserve if there is one, otherwise to the held earnings. */
const addedTo = ({ reservedCents }: SaleState, cents: Cents) =>
  reservedCents > 0 ? { held: 0, reserved: cents } : { held: cents, reserved: 0 };

/**
 * Books what has been refunded beyond `state.refundedCents`. Takes back the instructor's part from what is held, then
 * from a dispute's reserve, then from the available balance, which may become negative. The provider keeps its fee; the
 * platform bears it.
 */
export function refund(state: SaleState, refundedCents: Cents): Step {
  const back = refundedCents - state.refundedCents;
  if (back <= 0) return null;
  const { totalCents } = state;
  const reversedCents = reversedOf(state.earnedCents, refundedCents, totalCents);
  const earned = reversedCents - state.reversedCents;
  const tax =
    reversedOf(state.taxCents, refundedCents, totalCents) -
    reversedOf(state.taxCents, state.refundedCents, totalCents);
  const { held, reserved } = takenFrom(state, earned);
  return {
    postings: withoutZeros([
      { account: 'clearing', cents: back },
      { account: 'tax', cents: -tax },
      { account: 'held', cents: held },
      { account: 'reserve', cents: reserved },
      { account: 'available', cents: -earned - held - reserved },
      { account: 'revenue', cents: -(back - tax - earned) },
    ]),
    next: {
      ...state,
      refundedCents,
      reversedCents,
      heldCents: state.heldCents + held,
      reservedCents: state.reservedCents + reserved,
    },
  };
}

/** Opens a dispute: moves what is left of the instructor's part to the reserve. */
export function dispute(state: SaleState): Step {
  const left = state.earnedCents - state.reversedCents - state.reservedCents;
  if (left <= 0) return null;
  return {
    postings: withoutZeros([
      { account: 'held', cents: -state.heldCents },
      { account: 'available', cents: -(left - state.heldCents) },
      { account: 'reserve', cents: left },
    ]),
    next: { ...state, heldCents: 0, reservedCents: state.reservedCents + left },
  };
}

/**
 * Ends a dispute that was won: moves the reserve of this sale back to the held earnings, until they become available.
 */
export function disputeWon(state: SaleState): Step {
  const { reservedCents } = state;
  if (reservedCents <= 0) return null;
  return {
    postings: [
      { account: 'reserve', cents: -reservedCents },
      { account: 'held', cents: reservedCents },
    ],
    next: { ...state, reservedCents: 0, heldCents: state.heldCents + reservedCents },
  };
}

/** Ends the hold: makes the held earnings available. */
export function release(state: SaleState): Step {
  const { heldCents } = state;
  if (heldCents <= 0) return null;
  return {
    postings: [
      { account: 'held', cents: -heldCents },
      { account: 'available', cents: heldCents },
    ],
    next: { ...state, heldCents: 0 },
  };
}

const withoutZeros = (postings: Posting[]): Posting[] => postings.filter(({ cents }) => cents !== 0);
