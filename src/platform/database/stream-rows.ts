import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

const rowsAtOnce = 500;
/** A reader who stops reading holds a connection for this long at most. */
const patience = '30s';

/**
 * Every row of a query, however many, read through a cursor a few hundred at a time. Rows are as of the beginning.
 * The connection is given back when the reader has had all of them, stops, or is too slow.
 */
export async function* streamRows<Row>(
  db: Db,
  // biome-ignore lint/suspicious/noExplicitAny: any tables will do, the row alone counts
  query: SelectQueryBuilder<any, any, Row>,
): AsyncGenerator<Row[]> {
  const trx = await db.startTransaction().setAccessMode('read only').execute();
  let finished = false;
  try {
    await sql`set local idle_in_transaction_session_timeout = ${sql.lit(patience)}`.execute(trx);
    await sql`declare rows_to_stream no scroll cursor for ${query}`.execute(trx);
    while (!finished) {
      const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from rows_to_stream`.execute(trx);
      if (rows.length > 0) yield rows;
      finished = rows.length < rowsAtOnce;
    }
  } finally {
    // A connection that the server has closed meanwhile has nothing to roll back.
    await trx
      .rollback()
      .execute()
      .catch(() => {});
  }
}
