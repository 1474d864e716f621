import type { SelectQueryBuilder } from 'kysely';
import { failure } from '../../failures/failure.ts';

const rowsAtOnce = 500;

/** Concurrent readers, each with its own connection; the rest of the pool is left for other requests. */
const mostReaders = 4;
let readers = 0;

const crowded = failure(
  'service.busy',
  503,
  'Too many downloads are running at the moment. Please try again in a minute.',
);

/**
 * Every row of a query, however many, read through a cursor in batches of a few hundred, as of the start of the query.
 * The connection is released after the last batch, and when the reader stops or is too slow.
 * @param timeoutMs how long a reader may take over a batch before the next one fails
 * @throws 503 while too many others are reading
 */
export async function* streamRows<Row>(
  // biome-ignore lint/suspicious/noExplicitAny: any tables will do; only the row counts
  query: SelectQueryBuilder<any, any, Row>,
  timeoutMs = 30_000,
): AsyncGenerator<Row[]> {
  if (readers >= mostReaders) throw crowded();
  readers += 1;
  const rows = query.stream(rowsAtOnce)[Symbol.asyncIterator]();
  let isOpen = true;
  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    readers -= 1;
    await rows.return?.();
  }
  try {
    while (isOpen) {
      const batch = await take(rows, rowsAtOnce);
      const isLast = batch.length < rowsAtOnce;
      if (isLast) await close();
      // The reader may never request another batch, and must not hold a connection forever.
      const tooSlow = setTimeout(() => void close().catch(() => {}), timeoutMs).unref();
      if (batch.length > 0) yield batch;
      clearTimeout(tooSlow);
      if (!isLast && !isOpen) throw new Error('The client read the query’s rows too slowly.');
    }
  } finally {
    await close();
  }
}

async function take<Row>(rows: AsyncIterator<Row>, most: number): Promise<Row[]> {
  const taken: Row[] = [];
  while (taken.length < most) {
    const next = await rows.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}
