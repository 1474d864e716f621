import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { addJob } from '../../jobs/jobs.ts';
import { addMonthsJob, dropMonthsBefore } from './months.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

/** The names of a table's partitions. */
async function partitionsOf(table: string): Promise<string[]> {
  const { rows } = await product.ctx.pool.query<{ name: string }>(
    `select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = $1::regclass order by 1`,
    [table],
  );
  return rows.map(({ name }) => name);
}

const month = (ahead: number): string => {
  const now = new Date();
  const then = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
  return then.toISOString().slice(0, 7).replace('-', '_');
};

const store = (eventId: string, receivedAt: Date) =>
  product.ctx.db
    .insertInto('webhookEvents')
    .values({ provider: 'stripe', eventId, payload: '{}', receivedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .execute();

/** The partition that holds a webhook. */
async function placeOf(eventId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select tableoid::regclass::text as name from webhook_events where event_id = ${eventId}`.execute(
    product.ctx.db,
  );
  return rows[0]?.name;
}

const monthsAhead = (months: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15));
};

test.each(['audit_log', 'order_events', 'webhook_events'])(
  '%s has partitions for three months ahead',
  async (table) => {
    const coming = [1, 2, 3].map((ahead) => `${table}_${month(ahead)}`);
    expect(await partitionsOf(table)).toEqual([...coming, `${table}_earlier`, `${table}_later`]);
  },
);

test('a webhook is stored once, even if its copies are from different months', async () => {
  expect(await store('evt_twice', monthsAhead(0))).toHaveLength(1);
  expect(await store('evt_twice', monthsAhead(1))).toEqual([]);
  const copies = await Promise.all(Array.from({ length: 8 }, () => store('evt_at_once', monthsAhead(1))));
  expect(copies.flat()).toHaveLength(1);
  expect(await placeOf('evt_twice')).toBe('webhook_events_earlier');
  expect(await placeOf('evt_at_once')).toBe(`webhook_events_${month(1)}`);
});

test('a month that is added late takes over the rows that were waiting for it', async () => {
  const third = `webhook_events_${month(3)}`;
  await product.ctx.pool.query(`drop table ${third}`);
  await store('evt_early', monthsAhead(3));
  expect(await placeOf('evt_early')).toBe('webhook_events_later');
  await addJob(product.ctx.db, addMonthsJob, {});
  await product.runJobs();
  expect(await placeOf('evt_early')).toBe(third);
  expect(await store('evt_early', monthsAhead(3))).toEqual([]);
});

test('a month is dropped only once all of it is over', async () => {
  const [first, second] = [`webhook_events_${month(1)}`, `webhook_events_${month(2)}`];
  const end = monthsAhead(2);
  end.setUTCDate(1);
  await dropMonthsBefore(product.ctx.db, 'webhook_events', new Date(end.getTime() - 1));
  expect(await partitionsOf('webhook_events')).toContain(first);
  await dropMonthsBefore(product.ctx.db, 'webhook_events', end);
  const left = await partitionsOf('webhook_events');
  expect(left).not.toContain(first);
  expect(left).toEqual(expect.arrayContaining([second, 'webhook_events_earlier', 'webhook_events_later']));
});
