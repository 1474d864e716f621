import { allocate } from '../../../../contract/money/allocate.ts';
import type { Cents } from '../../../../contract/money/money.ts';

/** A refund of one line, by its index. */
export type NamedRefund = { index: number; cents: Cents };
/** An order's lines, and how much of the order has been refunded by now. */
type Lines = { totals: readonly Cents[]; refunded: readonly Cents[]; refundedCents: Cents };

/**
 * The amount refunded of each line: earlier refunds, plus new refunds of single lines, plus a share of the rest in
 * proportion to what is left of each line. The amounts sum to the order's refund, never shrink, and never exceed their
 * lines.
 */
export function spreadRefund(
  { totals, refunded, refundedCents }: Lines,
  named: readonly NamedRefund[],
): Cents[] {
  const back = [...refunded];
  let rest = refundedCents - back.reduce((sum, cents) => sum + cents, 0);
  for (const { index, cents } of named) {
    const taken = Math.max(0, Math.min(cents, rest, (totals[index] ?? 0) - (back[index] ?? 0)));
    back[index] = (back[index] ?? 0) + taken;
    rest -= taken;
  }
  if (rest <= 0) return back;
  const parts = allocate(
    rest,
    totals.map((total, index) => total - (back[index] ?? 0)),
  );
  return back.map((cents, index) => cents + (parts[index] ?? 0));
}
