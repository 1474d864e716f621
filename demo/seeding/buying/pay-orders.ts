import { sql } from 'kysely';
import { apiBaseOf, gatewayFor, providedMethods } from '../../../src/features/payments/index.server.ts';
import type { Context } from '../../../src/platform/context.ts';

type Unpaid = Awaited<ReturnType<typeof findUnpaid>>[number];

/**
 * Pays the demo's orders at the sandbox over HTTP, as their buyers would, so that the simulated providers know each
 * payment and an administrator can refund it. Only the demo has paid orders that never went to a provider. Finished
 * work is skipped, so an interrupted start continues.
 */
export async function payDemoOrders(ctx: Context, sandboxUrl: string): Promise<void> {
  for (const order of await findUnpaidAt(ctx, sandboxUrl)) {
    try {
      await payAt(ctx, order);
    } catch (error) {
      ctx.log.warn(
        { err: error, orderId: order.id },
        'an order of the demo could not be paid at the sandbox',
      );
    }
  }
}

/** Unpaid demo orders at the sandbox. With a provider's real keys, its orders exist only in our own tables. */
export async function findUnpaidAt(ctx: Context, sandboxUrl: string): Promise<Unpaid[]> {
  return (await findUnpaid(ctx)).filter(({ method }) => apiBaseOf(ctx, method) === sandboxUrl);
}

/** The amount in cents received instead of the price, if the order is under review because of it. */
const received = sql<number | null>`(
  select (details->'fact'->>'amountCents')::int from order_events
  where order_id = orders.id and details->'effects' ? 'askForReview' limit 1)`.as('received');

const findUnpaid = (ctx: Context) =>
  ctx.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .innerJoin('courses', 'courses.id', 'orders.courseId')
    .select([
      'orders.id',
      'orders.method',
      'orders.amountCents',
      'orders.currency',
      'orders.status',
      'orders.attempt',
    ])
    .select(['users.email as buyerEmail', 'courses.title as courseTitle', received])
    .where('orders.method', 'in', [...providedMethods])
    .where('orders.providerReference', 'is', null)
    .where((where) =>
      where.or([
        where('orders.status', 'in', ['completed', 'refunded']),
        where('orders.inFlight', '=', true),
      ]),
    )
    .execute();

async function payAt(ctx: Context, order: Unpaid): Promise<void> {
  const { id: orderId, attempt, courseTitle, currency, buyerEmail } = order;
  const gateway = gatewayFor(ctx, order.method);
  const amountCents = order.received ?? order.amountCents;
  const { appUrl } = ctx.settings;
  const checkout = await gateway?.open({
    orderId,
    attempt,
    courseTitle,
    amountCents,
    currency,
    buyerEmail,
    appUrl,
  });
  if (!gateway || !checkout?.url) return;
  await fetch(checkout.url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'pay' }),
    redirect: 'manual',
  });
  const { reference } = checkout;
  const paid = { orderId, reference, payment: null };
  const fact = (await gateway.collect?.(paid)) ?? (await gateway.ask(paid));
  if (fact.kind !== 'captured') throw new Error(`The sandbox says “${fact.kind}” of what was just paid.`);
  if (order.status === 'refunded') {
    const reason = 'requested' as const;
    await gateway.refund(
      { ...paid, payment: fact.payment },
      { key: `demo:${orderId}`, amountCents, currency, reason },
    );
  }
  await ctx.db
    .updateTable('orders')
    .set({ providerReference: reference, providerPayment: fact.payment })
    .where('id', '=', orderId)
    .execute();
}
