import { type SelectQueryBuilder, sql } from 'kysely';

/** Counts the rows that a query without a `select` finds: the total of a list that shows one page of them. */
export async function totalOf<Tables, From extends keyof Tables>(
  matching: SelectQueryBuilder<Tables, From, Record<never, never>>,
): Promise<number> {
  const count = matching.select(sql<number>`count(*)::int`.as('total')).$castTo<{ total: number }>();
  return (await count.executeTakeFirstOrThrow()).total;
}
