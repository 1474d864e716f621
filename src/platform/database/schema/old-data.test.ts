import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOldDatabase, type OldDatabase } from '../../../../test/harness/old-database.ts';

/** One database, filled by several old versions on its way to the present one. */
let old: OldDatabase;
let buyer: string;
let course: string;
let orders: Row[];
let months: Row[][];

type Row = Record<string, unknown>;
const rowsOf = async (sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await old.pool.query(sql, values)).rows;

const allOrders = "select * from orders where provider_reference like 'reference %' order by id";
const allMonths = () =>
  Promise.all(
    [
      "select * from audit_log where action = 'test.done' order by id",
      'select * from webhook_events order by event_id',
    ].map((table) => rowsOf(table)),
  );

beforeAll(async () => {
  old = await createOldDatabase('0018_title_key_collation');
  await addOrders();
  orders = await rowsOf(allOrders);
  expect((await old.migrateTo('0022_video_processing'))[0]).toBe('0019_order_numbers');
  await addMessages();
  await addPhotos();
  await old.migrateTo('0025_statistics_of_searched_text');
  await addEvents();
  await old.migrateTo('0030_backups');
  await addMonths();
  months = await allMonths();
  expect((await old.migrateTo('0047_transcripts'))[0]).toBe('0031_months');
  await addRefundedOrder();
  await old.migrateTo('0162_catalogue_by_index');
  await addReasons();
  await old.migrateTo('0191_announced_texts');
  await addRefundRequests();
  await old.migrateOn();
});
afterAll(() => old.close());

async function addPerson(email: string, isVerified: boolean): Promise<string> {
  const [person] = await rowsOf(
    `insert into users (email, name, password_hash, verified_at)
     values ($1, 'Robin Marlow', '', case when $2 then now() end) returning id`,
    [email, isVerified],
  );
  return String(person?.id);
}

async function addOrders(): Promise<void> {
  buyer = await addPerson('robin@people.example', true);
  const [added] = await rowsOf(
    `insert into courses (slug, instructor_id, instructor_name, title, subtitle, description, category, level,
       language, price_cents) values ('a', $1, 'Ada', 'A', 'B', 'C', 'Agile', 'Beginner', 'English', 900)
     returning id`,
    [buyer],
  );
  course = String(added?.id);
  await rowsOf(
    `insert into orders (user_id, course_id, method, status, amount_cents, provider_reference)
     select $1, $2, 'stripe', 'completed', count, 'reference ' || count from generate_series(1, 200) as count`,
    [buyer, course],
  );
  // Every order draws the same first random number, as happens to a few in a million.
  await rowsOf(`
    create function same_number() returns trigger language plpgsql as $$
    begin
      if old.number is null then new.number := 'MPO-AAAA-AAAA'; end if;
      return new;
    end $$`);
  await rowsOf(
    'create trigger same_number before update on orders for each row execute function same_number()',
  );
}

test('0019: every old order gets a unique number and nothing else in it changes', async () => {
  const after = await rowsOf(allOrders);
  expect(after).toEqual(orders.map((order) => expect.objectContaining(order)));
  const numbers = after.map(({ number }) => number as string);
  expect(new Set(numbers).size).toBe(200);
  for (const number of numbers) expect(number).toMatch(/^MPO-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(numbers.indexOf('MPO-AAAA-AAAA'), 'the oldest order gets the first number').toBe(0);

  const again = rowsOf("update orders set number = 'MPO-AAAA-AAAA'");
  await expect(again).rejects.toThrow('orders_number');
});

const person = { email: 'robin@people.example', name: 'Robin Marlow' };

async function addMessages(): Promise<void> {
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
    await rowsOf(
      `insert into webhook_events (provider, event_id, payload, processed_at)
       values ($1, $2, $3, case when $4 then now() end)`,
      [provider, id, JSON.stringify(payload), isProcessed],
    );
}

test('0023: processed provider messages are reduced, waiting ones stay complete', async () => {
  const rows = await rowsOf(
    'select event_id, payload from webhook_events where payload <> \'{"month": true}\'',
  );
  expect(Object.fromEntries(rows.map(({ event_id, payload }) => [event_id, payload]))).toEqual({
    evt_1: { id: 'evt_1', type: 'charge.refunded' },
    'WH-1': { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED' },
    'charge.success:1': { event: 'charge.success' },
    strange: {},
    evt_2: { id: 'evt_2', type: 'charge.refunded', data: { object: person } },
    evt_3: [],
  });
});

async function addPhotos(): Promise<void> {
  for (const [email, isVerified] of [
    ['confirmed@photo.example', true],
    ['waiting@photo.example', false],
  ] as const)
    await rowsOf(
      `with portrait as (
         insert into assets (owner_id, kind, content_type, bytes, store, storage_key)
         values ($1, 'image', 'image/webp', 10, 'local', $2) returning id
       ) update users set photo_asset_id = (select id from portrait) where id = $1`,
      [await addPerson(email, isVerified), `images/${email}`],
    );
}

test('0023: unconfirmed accounts lose their photos; the others keep them', async () => {
  expect(
    await rowsOf(
      `select email, photo_asset_id is not null as portrait from users
       where email like '%@photo.example' order by email`,
    ),
  ).toEqual([
    { email: 'confirmed@photo.example', portrait: true },
    { email: 'waiting@photo.example', portrait: false },
  ]);
  // The images stay until the sweep of unused uploads, which also deletes their files.
  expect(await rowsOf('select id from assets')).toHaveLength(2);
});

async function addEvents(): Promise<void> {
  await rowsOf(
    `with bought as (
       insert into orders (user_id, course_id, method, status, amount_cents)
       values ($1, $2, 'bank', 'pending', 900) returning id
     )
     insert into order_events (order_id, from_status, to_status, cause)
     select id, 'pending', 'pending', cause from bought, unnest($3::text[]) as cause`,
    [
      await addPerson('payer@people.example', true),
      course,
      [['receipt', 'handed', 'in'].join(' '), 'reconciled'],
    ],
  );
}

test('0026: the events of uploaded receipts have their new name; all others keep theirs', async () => {
  expect(await rowsOf('select cause from order_events order by cause')).toEqual([
    { cause: 'receipt submitted' },
    { cause: 'reconciled' },
  ]);
});

async function addMonths(): Promise<void> {
  await rowsOf(`
    insert into audit_log (at, action, subject_type, subject_id)
    select now() + make_interval(days => day), 'test.done', 'user', day::text
    from unnest(array[-400, -40, 0, 40, 400]) as day`);
  await rowsOf(`
    insert into webhook_events (provider, event_id, payload, received_at)
    select 'stripe', 'evt_' || day, '{"month": true}', now() + make_interval(days => day)
    from unnest(array[-80, 0, 40]) as day`);
}

test('0031: no old row is lost or changed, and an old webhook is not stored again', async () => {
  expect(await allMonths()).toEqual(months);
  const again = await rowsOf(`
    insert into webhook_events (provider, event_id, payload)
    values ('stripe', 'evt_-80', '{}'), ('stripe', 'evt_40', '{}'), ('stripe', 'evt_new', '{}')
    on conflict do nothing returning event_id`);
  expect(again).toEqual([{ event_id: 'evt_new' }]);
});

async function addRefundedOrder(): Promise<void> {
  await rowsOf(
    `insert into orders (user_id, course_id, method, status, amount_cents, refunded_cents, provider_reference)
     values ($1, $2, 'stripe', 'completed', 900, 300, 'refunded')`,
    [buyer, course],
  );
}

test('0056: every old order gets one line at its amount, and a line that changes the sum is refused', async () => {
  const [order] = await rowsOf("select id from orders where provider_reference = 'refunded'");
  const id = order?.id;
  const lines =
    'select kind, quantity, list_cents, total_cents, refunded_cents from order_lines where order_id = $1';
  expect(await rowsOf(lines, [id])).toEqual([
    { kind: 'course', quantity: 1, list_cents: 900, total_cents: 900, refunded_cents: 300 },
  ]);
  expect(
    await rowsOf(
      `select from orders o where amount_cents <> (select sum(total_cents) from order_lines l where l.order_id = o.id)
         or 1 <> (select count(*) from order_lines l where l.order_id = o.id)`,
    ),
  ).toEqual([]);
  await expect(rowsOf('update order_lines set total_cents = 800 where order_id = $1', [id])).rejects.toThrow(
    'do not sum',
  );
  await expect(rowsOf('delete from order_lines where order_id = $1', [id])).rejects.toThrow('do not sum');
  await rowsOf('update orders set amount_cents = 800, refunded_cents = 800 where id = $1', [id]);
  expect(
    await rowsOf('select total_cents, refunded_cents from order_lines where order_id = $1', [id]),
  ).toEqual([{ total_cents: 800, refunded_cents: 800 }]);
});

async function addReasons(): Promise<void> {
  await rowsOf(
    `insert into payout_runs (kind, state, payouts, cents, approvals_needed, created_at)
     values ('extra', 'approved', 1, 900, 1, now())`,
  );
  await rowsOf(
    `insert into payouts (run_id, user_id, method, hint, profile_version, cents, state, reason, drafted_at)
     select id, $1, 'stripe', '', 1, 900, 'failed', 'The provider refused it: No such account', now()
     from payout_runs`,
    [buyer],
  );
  await rowsOf(
    `insert into audit_log (action, subject_type, subject_id, details) values
       ('terms.own_shares_planned', 'user', $1::text, '{"email": "robin@people.example", "ownShare": 90}'),
       ('account.email_changed', 'user', $1::text, '{"email": "robin@people.example"}')`,
    [buyer],
  );
}

test('0163 and 0164: quoted reasons get their code, and records of own shares lose the email', async () => {
  expect(await rowsOf('select reason, reason_code from payouts')).toEqual([
    { reason: 'The provider refused it: No such account', reason_code: 'provider_refused' },
  ]);
  expect(
    await rowsOf("select details from audit_log where action <> 'test.done' order by action desc"),
  ).toEqual([{ details: { ownShare: 90 } }, { details: { email: 'robin@people.example' } }]);
});

/** Three orders of $9.00, with partial refunds of two of them, and the requests that were made on 10 March. */
async function addRefundRequests(): Promise<void> {
  await rowsOf(
    `insert into orders (user_id, course_id, method, status, amount_cents, refunded_cents, provider_reference)
     select $1, $2, 'stripe', 'completed', 900, refunded, 'asked ' || refunded from unnest(array[250, 300, 900]) as refunded`,
    [buyer, course],
  );
  await rowsOf(
    `insert into refunds (order_id, amount_cents, order_cents, currency, refunded_before, reason, status, created_at)
     select id, cents, cents, 'usd', 0, '', 'done', make_date(2026, 3, day) from orders
       join (values (300, 100, 1), (300, 200, 20), (900, 200, 1), (900, 700, 9)) as refund (of, cents, day)
         on provider_reference = 'asked ' || of`,
  );
  // The refund of an approved request is stored shortly before the request.
  await rowsOf(
    `insert into refund_requests (order_id, position, user_id, reason, status, answer, decided_at, refund_id, created_at)
     select id, 1, user_id, state, state, case state when 'refused' then 'No.' end,
       case when state <> 'waiting' then now() end,
       (select r.id from refunds r where order_id = orders.id and order_cents = 700), '2026-03-10'
     from orders join (values (250, 'waiting'), (300, 'refused'), (900, 'approved')) as request (of, state)
       on provider_reference = 'asked ' || of`,
  );
}

test('0192: old refund requests, and those of the previous version, get the amount that they asked for', async () => {
  const amounts = 'select reason, asked_cents from refund_requests order by asked_cents';
  expect(await rowsOf(amounts)).toEqual([
    { reason: 'waiting', asked_cents: 650 },
    { reason: 'approved', asked_cents: 700 },
    { reason: 'refused', asked_cents: 800 },
  ]);
  await rowsOf('delete from refund_requests');
  await rowsOf(
    `insert into refund_requests (order_id, position, user_id, reason)
     select id, 1, user_id, 'new' from orders where provider_reference = 'asked 250'`,
  );
  expect(await rowsOf(amounts)).toEqual([{ reason: 'new', asked_cents: 650 }]);
});
