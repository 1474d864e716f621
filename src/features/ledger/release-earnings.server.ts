import type { Context } from '../../platform/context.ts';
import { take } from './follow-line.server.ts';
import { release } from './rules/sale-state.ts';

/** Runs the recurring job: what has been held long enough becomes available, each sale in its own transaction. */
export async function releaseEarnings(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  while (await releaseNext(ctx));
}

/** Releases the sale that has been due for longest; false if none is due. Sales that are changing now wait. */
const releaseNext = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const now = clock();
    const due = await trx
      .selectFrom('ledgerSales')
      .selectAll()
      .where('heldCents', '>', 0)
      .where('availableAt', '<=', now)
      .orderBy('availableAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (due) await take(trx, 'release', due, release(due), now);
    return due !== undefined;
  });
