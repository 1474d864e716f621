import type { Shop } from './shop.ts';

export type LedgerFacts = ReturnType<typeof ledgerFacts>;

/** Reads a shop's ledger. */
export function ledgerFacts(shop: Shop) {
  const query = async <Row>(sql: string, values: unknown[]) =>
    (await shop.ctx.pool.query(sql, values)).rows as Row[];
  return {
    query,
    /** An order's part of the balance of each account, in cents, by the account's short name. */
    accountsOf: async (orderId: string): Promise<Record<string, number>> => {
      const rows = await query<{ account: string; cents: string }>(
        `select split_part(account, ':', -1) as account, sum(cents) as cents from ledger_entries
         where journal_id in (select id from ledger_journals where order_id = $1) group by 1`,
        [orderId],
      );
      return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]));
    },
    /** The kinds of an order's journals, in order. */
    journalsOf: async (orderId: string): Promise<string[]> =>
      (
        await query<{ kind: string }>(
          'select kind from ledger_journals where order_id = $1 order by at, id',
          [orderId],
        )
      ).map(({ kind }) => kind),
  };
}
