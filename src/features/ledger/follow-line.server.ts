import type { Cents } from '../../contract/money/money.ts';
import { dayMs } from '../../contract/text/time/zoned-time.ts';
import type { Trx } from '../../platform/database/database.ts';
import { addJournal, type SaleRow } from './journals.server.ts';
import * as state from './rules/sale-state.ts';
import { splitSale } from './rules/split.ts';
import { holdDaysOf, termsFor } from './terms.server.ts';

/** A line of a paid order as it is now. Amounts in US cents. */
type PaidLine = {
  orderId: string;
  position: number;
  instructorId: string;
  courseId: string;
  attribution: 'platform' | 'instructor';
  totalCents: Cents;
  /** This line's part of the provider's estimated fee; the sale is booked with it. */
  estimatedFeeCents: Cents;
  /** This line's part of the fee that the provider reported, which replaces the estimate; null until then. */
  feeCents: Cents | null;
  refundedCents: Cents;
  isDisputed: boolean;
  paidAt: Date;
  /** For how many days buyers can ask for a refund. */
  refundDays: number;
};

/**
 * Brings the ledger up to date with a paid line, in the transaction that changed it: the sale once, then what refunds
 * and disputes took or gave back. Running it again adds nothing. A free line is not a sale.
 */
export async function followLine(trx: Trx, line: PaidLine, now: Date): Promise<void> {
  if (line.totalCents <= 0) return;
  let sale = (await addSale(trx, line, now)) ?? (await lockSale(trx, line));
  if (line.feeCents !== null)
    sale = await recordStep(trx, 'fee', sale, state.correctFee(sale, line.feeCents), now);
  if (line.isDisputed) sale = await recordStep(trx, 'dispute', sale, state.dispute(sale), now);
  sale = await recordStep(trx, 'refund', sale, state.refund(sale, line.refundedCents), now);
  if (!line.isDisputed) await recordStep(trx, 'dispute_won', sale, state.disputeWon(sale), now);
}

/** Adds the line's sale and its journal. @returns the new sale, locked; undefined if the line has a sale already */
async function addSale(trx: Trx, line: PaidLine, now: Date): Promise<SaleRow | undefined> {
  const { orderId, position, instructorId, courseId, attribution, totalCents, paidAt } = line;
  const terms = await termsFor(trx, instructorId, paidAt);
  const permille = attribution === 'instructor' ? terms.ownPermille : terms.platformPermille;
  const split = splitSale({ totalCents, feeCents: line.estimatedFeeCents, taxCents: 0, permille });
  const sale = await trx
    .insertInto('ledgerSales')
    .values({
      orderId,
      position,
      instructorId,
      courseId,
      attribution,
      termsVersion: terms.version,
      overrideId: terms.overrideId,
      permille,
      totalCents,
      feeCents: split.feeCents,
      feeIsFinal: line.feeCents === line.estimatedFeeCents,
      taxCents: split.taxCents,
      earnedCents: split.earnedCents,
      heldCents: split.earnedCents,
      soldAt: paidAt,
      availableAt: new Date(paidAt.getTime() + holdDaysOf(terms, line.refundDays) * dayMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (sale) await addJournal(trx, 'sale', sale, state.sale(split), now);
  return sale;
}

/** The line's sale, locked: waits for any other transaction that follows the same line. */
const lockSale = (trx: Trx, { orderId, position }: PaidLine): Promise<SaleRow> =>
  trx
    .selectFrom('ledgerSales')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('position', '=', position)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Writes one step of a locked sale, if there is one: its journal and the state afterwards. */
export async function recordStep(
  trx: Trx,
  kind: 'fee' | 'refund' | 'dispute' | 'dispute_won' | 'release',
  sale: SaleRow,
  step: state.Step,
  now: Date,
): Promise<SaleRow> {
  if (!step) return sale;
  const { refundedCents, reversedCents, heldCents, reservedCents, feeCents, feeIsFinal, earnedCents } =
    step.next;
  // A fee that was estimated correctly moves nothing.
  if (step.postings.length > 0) await addJournal(trx, kind, sale, step.postings, now);
  return trx
    .updateTable('ledgerSales')
    .set({ refundedCents, reversedCents, heldCents, reservedCents, feeCents, feeIsFinal, earnedCents })
    .where('orderId', '=', sale.orderId)
    .where('position', '=', sale.position)
    .returningAll()
    .executeTakeFirstOrThrow();
}
