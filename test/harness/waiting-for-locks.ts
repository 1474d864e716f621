import type { TestProduct } from './test-product.ts';

/** How many of a product's transactions are waiting for a lock: for `expect.poll`. */
export async function waitingForLocks({ ctx }: Pick<TestProduct, 'ctx'>): Promise<number> {
  const { rows } = await ctx.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}
