import type { Context } from '../../platform/context.ts';
import { handleEach } from '../../platform/jobs/handle-each.ts';
import { recordStep } from './follow-line.server.ts';
import { release } from './rules/sale-state.ts';

type Releasing = Pick<Context, 'db' | 'clock' | 'log'>;
type Sale = { orderId: string; position: number };

/** Runs the recurring job: what has been held long enough becomes available, each sale in its own transaction. */
export async function releaseEarnings(ctx: Releasing): Promise<void> {
  const due = await ctx.db
    .selectFrom('ledgerSales')
    .select(['orderId', 'position'])
    .where('heldCents', '>', 0)
    .where('availableAt', '<=', ctx.clock())
    .orderBy('availableAt')
    .execute();
  await handleEach(ctx.log, 'release the earnings of a sale', due, (sale) => releaseSale(ctx, sale));
}

/** Releases a sale that is still held. A sale that another transaction is changing is left for the next run. */
const releaseSale = ({ db, clock }: Releasing, { orderId, position }: Sale): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const sale = await trx
      .selectFrom('ledgerSales')
      .selectAll()
      .where('orderId', '=', orderId)
      .where('position', '=', position)
      .where('heldCents', '>', 0)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (sale) await recordStep(trx, 'release', sale, release(sale), clock());
  });
