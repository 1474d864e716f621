import { Pool } from 'pg';
import type { Statement } from '../running/statements.ts';

/** A request from the parent: run this many of these searches. The response is `done`. */
export type SearchRequest = { amount: number; searches: Statement[][] };

const pool = new Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 10 });
const lanes = 8;

process.on('message', async ({ amount, searches }: SearchRequest) => {
  let next = 0;
  const lane = async () => {
    while (next < amount) {
      const statements = searches[next++ % searches.length] as Statement[];
      await Promise.all(statements.map((statement) => pool.query(statement)));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  process.send?.('done');
});
process.on('disconnect', () => process.exit());
