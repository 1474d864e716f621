import { sql } from 'kysely';
import { noteFee } from '../../../src/features/payments/index.server.ts';
import type { Context } from '../../../src/platform/context.ts';

const hour = 3_600_000;
/** Every third buyer pays with a card from another country, which costs more. */
const foreignPermille = 15;

/** Reports what providers charged for the demo's payments, an hour after each: mostly what was estimated. */
export async function reportDemoFees(ctx: Context): Promise<void> {
  const orders = await ctx.db
    .selectFrom('orders')
    .innerJoin('ledgerSales as sale', 'sale.orderId', 'orders.id')
    .selectAll('orders')
    .select(sql<number>`sum(sale.fee_cents)::int`.as('estimate'))
    .where('orders.feeCents', 'is', null)
    .where('orders.method', '!=', 'bank')
    .where('orders.completedAt', '<', new Date(ctx.clock().getTime() - 2 * hour))
    .groupBy('orders.id')
    .orderBy('orders.completedAt')
    .execute();
  for (const [index, { estimate, ...order }] of orders.entries()) {
    const more = index % 3 === 0 ? Math.ceil((order.amountCents * foreignPermille) / 1000) : 0;
    const at = new Date((order.completedAt ?? ctx.clock()).getTime() + hour);
    const fact = {
      kind: 'captured' as const,
      orderId: order.id,
      amountCents: order.amountCents,
      currency: order.currency,
      refundedCents: order.refundedCents,
      payment: order.providerPayment,
      feeCents: estimate + more,
    };
    await ctx.db
      .transaction()
      .execute((trx) => noteFee({ settings: ctx.settings, clock: () => at }, trx, order, fact));
  }
}
