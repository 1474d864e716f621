import { type SelectQueryBuilder, sql } from 'kysely';

/** How many rows a query finds that selects nothing yet: the total of a list that shows a page of them. */
export async function totalOf<Tables, From extends keyof Tables>(
  matching: SelectQueryBuilder<Tables, From, Record<never, never>>,
): Promise<number> {
  const count = matching.select(sql<number>`count(*)::int`.as('total')).$castTo<{ total: number }>();
  return (await count.executeTakeFirstOrThrow()).total;
}
