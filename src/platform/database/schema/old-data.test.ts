import type { Pool } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { createOldDatabase, type OldDatabase } from '../../../../test/harness/old-database.ts';

let old: OldDatabase;
afterEach(() => old.close());

const rowsOf = async (sql: string, values: unknown[] = []) => (await old.pool.query(sql, values)).rows;

async function addPerson(pool: Pool, email: string, isVerified: boolean): Promise<string> {
  const { rows } = await pool.query(
    `insert into users (email, name, password_hash, verified_at)
     values ($1, 'Robin Marlow', '', case when $2 then now() end) returning id`,
    [email, isVerified],
  );
  return rows[0].id;
}

test('0019: every old order gets a unique number and nothing else in it changes', async () => {
  old = await createOldDatabase('0018_title_key_collation');
  const { pool } = old;
  const buyer = await addPerson(pool, 'robin@people.example', true);
  const [course] = await rowsOf(
    `insert into courses (slug, instructor_id, instructor_name, title, subtitle, description, category, level,
       language, price_cents) values ('a', $1, 'Ada', 'A', 'B', 'C', 'Agile', 'Beginner', 'English', 900)
     returning id`,
    [buyer],
  );
  await pool.query(
    `insert into orders (user_id, course_id, method, status, amount_cents, provider_reference)
     select $1, $2, 'stripe', 'completed', count, 'reference ' || count from generate_series(1, 200) as count`,
    [buyer, course.id],
  );
  const before = await rowsOf('select * from orders order by id');
  // Every order draws the same first random number, as happens to a few in a million.
  await pool.query(`
    create function same_number() returns trigger language plpgsql as $$
    begin
      if old.number is null then new.number := 'MPO-AAAA-AAAA'; end if;
      return new;
    end $$`);
  await pool.query(
    'create trigger same_number before update on orders for each row execute function same_number()',
  );

  expect((await old.migrateOn())[0]).toBe('0019_order_numbers');

  const after = await rowsOf('select * from orders order by id');
  expect(after).toEqual(before.map((order) => expect.objectContaining(order)));
  const numbers = after.map(({ number }) => number as string);
  expect(new Set(numbers).size).toBe(200);
  for (const number of numbers) expect(number).toMatch(/^MPO-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(numbers.indexOf('MPO-AAAA-AAAA'), 'the oldest order gets the first number').toBe(0);

  const again = pool.query("update orders set number = 'MPO-AAAA-AAAA'");
  await expect(again).rejects.toThrow('orders_number');
});

test('0023: processed provider messages are reduced, waiting ones stay complete', async () => {
  old = await createOldDatabase('0022_video_processing');
  const person = { email: 'robin@people.example', name: 'Robin Marlow' };
  const messages: [string, string, boolean, unknown][] = [
    [
      'stripe',
      'evt_1',
      true,
      { id: 'evt_1', type: 'charge.refunded', data: { object: { billing: person } } },
    ],
    ['paypal', 'WH-1', true, { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: person }],
    ['paystack', 'charge.success:1', true, { event: 'charge.success', data: { customer: person } }],
    ['paystack', 'strange', true, { nothing: 'known', customer: person }],
    ['stripe', 'evt_2', false, { id: 'evt_2', type: 'charge.refunded', data: { object: person } }],
    ['stripe', 'evt_3', true, []],
  ];
  for (const [provider, id, isProcessed, payload] of messages)
    await old.pool.query(
      `insert into webhook_events (provider, event_id, payload, processed_at)
       values ($1, $2, $3, case when $4 then now() end)`,
      [provider, id, JSON.stringify(payload), isProcessed],
    );

  await old.migrateOn();

  const rows = await rowsOf('select event_id, payload from webhook_events');
  expect(Object.fromEntries(rows.map(({ event_id, payload }) => [event_id, payload]))).toEqual({
    evt_1: { id: 'evt_1', type: 'charge.refunded' },
    'WH-1': { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED' },
    'charge.success:1': { event: 'charge.success' },
    strange: {},
    evt_2: { id: 'evt_2', type: 'charge.refunded', data: { object: person } },
    evt_3: [],
  });
});

test('0023: unconfirmed accounts lose their photos; the others keep them', async () => {
  old = await createOldDatabase('0022_video_processing');
  const { pool } = old;
  for (const [email, isVerified] of [
    ['confirmed@people.example', true],
    ['waiting@people.example', false],
  ] as const)
    await pool.query(
      `with portrait as (
         insert into assets (owner_id, kind, content_type, bytes, store, storage_key)
         values ($1, 'image', 'image/webp', 10, 'local', $2) returning id
       ) update users set photo_asset_id = (select id from portrait) where id = $1`,
      [await addPerson(pool, email, isVerified), `images/${email}`],
    );

  await old.migrateOn();

  expect(
    await rowsOf('select email, photo_asset_id is not null as portrait from users order by email'),
  ).toEqual([
    { email: 'confirmed@people.example', portrait: true },
    { email: 'waiting@people.example', portrait: false },
  ]);
  // The images stay until the sweep of unused uploads, which also deletes their files.
  expect(await rowsOf('select id from assets')).toHaveLength(2);
});

test('0026: the events of uploaded receipts have their new name; all others keep theirs', async () => {
  old = await createOldDatabase('0025_statistics_of_searched_text');
  const buyer = await addPerson(old.pool, 'robin@people.example', true);
  await old.pool.query(
    `with course as (
       insert into courses (slug, instructor_id, instructor_name, title, subtitle, description, category, level,
         language, price_cents) values ('a', $1, 'Ada', 'A', 'B', 'C', 'Agile', 'Beginner', 'English', 900)
       returning id
     ), bought as (
       insert into orders (user_id, course_id, method, status, amount_cents)
       select $1, id, 'bank', 'pending', 900 from course returning id
     )
     insert into order_events (order_id, from_status, to_status, cause)
     select id, 'pending', 'pending', cause from bought, unnest($2::text[]) as cause`,
    [buyer, [['receipt', 'handed', 'in'].join(' '), 'reconciled']],
  );

  await old.migrateOn();

  expect(await rowsOf('select cause from order_events order by cause')).toEqual([
    { cause: 'receipt submitted' },
    { cause: 'reconciled' },
  ]);
});

test('0031: every old row is in the partition for its month, and an old webhook is not stored again', async () => {
  old = await createOldDatabase('0030_backups');
  const { pool } = old;
  await pool.query(`
    insert into audit_log (at, action, subject_type, subject_id)
    select now() + make_interval(days => day), 'test.done', 'user', day::text
    from unnest(array[-400, -40, 0, 40, 400]) as day`);
  await pool.query(`
    insert into webhook_events (provider, event_id, payload, received_at)
    select 'stripe', 'evt_' || day, '{}', now() + make_interval(days => day) from unnest(array[-80, 0, 40]) as day`);
  const tables = ['select * from audit_log order by id', 'select * from webhook_events order by event_id'];
  const before = await Promise.all(tables.map((table) => rowsOf(table)));

  expect((await old.migrateOn())[0]).toBe('0031_months');

  expect(await Promise.all(tables.map((table) => rowsOf(table)))).toEqual(before);
  const again = await rowsOf(`
    insert into webhook_events (provider, event_id, payload)
    values ('stripe', 'evt_-80', '{}'), ('stripe', 'evt_40', '{}'), ('stripe', 'evt_new', '{}')
    on conflict do nothing returning event_id`);
  expect(again).toEqual([{ event_id: 'evt_new' }]);
});

test('0056: every old order gets one line at its amount, and a line that changes the sum is refused', async () => {
  old = await createOldDatabase('0047_transcripts');
  const buyer = await addPerson(old.pool, 'robin@people.example', true);
  await old.pool.query(
    `with course as (
       insert into courses (slug, instructor_id, instructor_name, title, subtitle, description, category, level,
         language, price_cents) values ('a', $1, 'Ada', 'A', 'B', 'C', 'Agile', 'Beginner', 'English', 900)
       returning id
     ) insert into orders (user_id, course_id, method, status, amount_cents, refunded_cents)
       select $1, id, 'stripe', 'completed', 900, 300 from course`,
    [buyer],
  );

  await old.migrateOn();

  expect(
    await rowsOf('select kind, quantity, list_cents, total_cents, refunded_cents from order_lines'),
  ).toEqual([{ kind: 'course', quantity: 1, list_cents: 900, total_cents: 900, refunded_cents: 300 }]);
  await expect(old.pool.query('update order_lines set total_cents = 800')).rejects.toThrow('do not sum');
  await expect(old.pool.query('delete from order_lines')).rejects.toThrow('do not sum');
  await old.pool.query('update orders set amount_cents = 800, refunded_cents = 800');
  expect(await rowsOf('select total_cents, refunded_cents from order_lines')).toEqual([
    { total_cents: 800, refunded_cents: 800 },
  ]);
});

test('0163 and 0164: quoted reasons get their code, and records of own shares lose the email', async () => {
  old = await createOldDatabase('0162_catalogue_by_index');
  const person = await addPerson(old.pool, 'robin@people.example', true);
  await old.pool.query(
    `insert into payout_runs (kind, state, payouts, cents, approvals_needed, created_at)
     values ('extra', 'approved', 1, 900, 1, now())`,
  );
  await old.pool.query(
    `insert into payouts (run_id, user_id, method, hint, profile_version, cents, state, reason, drafted_at)
     select id, $1, 'stripe', '', 1, 900, 'failed', 'The provider refused it: No such account', now()
     from payout_runs`,
    [person],
  );
  await old.pool.query(
    `insert into audit_log (action, subject_type, subject_id, details) values
       ('terms.own_shares_planned', 'user', $1::text, '{"email": "robin@people.example", "ownShare": 90}'),
       ('account.email_changed', 'user', $1::text, '{"email": "robin@people.example"}')`,
    [person],
  );

  await old.migrateOn();

  expect(await rowsOf('select reason, reason_code from payouts')).toEqual([
    { reason: 'The provider refused it: No such account', reason_code: 'provider_refused' },
  ]);
  expect(await rowsOf('select details from audit_log order by action desc')).toEqual([
    { details: { ownShare: 90 } },
    { details: { email: 'robin@people.example' } },
  ]);
});
