import { type SelectQueryBuilder, sql } from 'kysely';
import { failure } from '../failure.ts';
import type { Db } from './database.ts';

const rowsAtOnce = 500;

/** Readers at once, each with a connection of its own: the others are for everybody else. */
const mostReaders = 4;
let readers = 0;

const crowded = failure(
  'service.busy',
  503,
  'Several tables are being downloaded at the moment. Please try again in a minute.',
);

/**
 * Every row of a query, however many, read through a cursor a few hundred at a time. Rows are as of the beginning.
 * The connection is given back once the last rows have been read from it, and when the reader stops or is too slow.
 * @param patienceMs how long a reader may take over what was read; the next rows are then an error
 * @throws 503 while too many others are reading
 */
export async function* streamRows<Row>(
  db: Db,
  // biome-ignore lint/suspicious/noExplicitAny: any tables will do, the row alone counts
  query: SelectQueryBuilder<any, any, Row>,
  patienceMs = 30_000,
): AsyncGenerator<Row[]> {
  const cursor = await openCursor<Row>(db, query);
  try {
    for (let isLast = false; !isLast; ) {
      const rows = await cursor.fetch();
      isLast = rows.length < rowsAtOnce;
      if (isLast) await cursor.close();
      // Nobody may ever come for the next rows: what waits for them must not hold a connection for ever.
      const tooSlow = setTimeout(() => void cursor.close(), patienceMs).unref();
      if (rows.length > 0) yield rows;
      clearTimeout(tooSlow);
    }
  } finally {
    await cursor.close();
  }
}

async function openCursor<Row>(
  db: Db,
  // biome-ignore lint/suspicious/noExplicitAny: as above
  query: SelectQueryBuilder<any, any, Row>,
) {
  if (readers >= mostReaders) throw crowded();
  readers += 1;
  const trx = await db
    .startTransaction()
    .setAccessMode('read only')
    .execute()
    .catch((error: unknown) => {
      readers -= 1;
      throw error;
    });
  let isOpen = true;
  await sql`declare rows_to_stream no scroll cursor for ${query}`.execute(trx).catch(closing);
  return {
    fetch: async () =>
      (await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from rows_to_stream`.execute(trx).catch(closing)).rows,
    close,
  };

  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    readers -= 1;
    // A connection that the server has closed meanwhile has nothing to roll back.
    await trx
      .rollback()
      .execute()
      .catch(() => {});
  }

  async function closing(error: unknown): Promise<never> {
    await close();
    throw error;
  }
}
