import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Provider, type Shop } from '../../../../../test/factories/buying/shop.ts';
import { sendSigned } from '../../../../../test/factories/buying/signed-webhooks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const send = (provider: Provider, body: string) => sendSigned(shop, provider, body);

async function rows(): Promise<{ stored: number; queued: number }> {
  const { rows: found } = await sql<{ stored: number; queued: number }>`select
    (select count(*)::int from webhook_events) as stored,
    (select count(*)::int from graphile_worker.jobs where task_identifier = 'handle_webhook') as queued`.execute(
    shop.ctx.db,
  );
  return found[0] as { stored: number; queued: number };
}

const long = 'x'.repeat(500_000);
const json = (value: unknown): [string, string] => {
  const body = JSON.stringify(value);
  return [body.length > 90 ? `${body.slice(0, 90)}…` : body, body];
};
const notObjects = [[], 1, null, 'a string', true, {}, [{}]].map(json);

const senseless: Record<Provider, [string, string][]> = {
  stripe: [
    { type: 'charge.refunded', data: { object: {} } },
    { id: 7, type: 'invoice.paid', data: { object: {} } },
    { id: '', type: 'invoice.paid', data: { object: {} } },
    { id: '  ', type: 'invoice.paid', data: { object: {} } },
    { id: 'evt_1', type: ' ', data: { object: {} } },
    { id: long, type: 'invoice.paid', data: { object: {} } },
    { id: 'evt_1' },
    { id: 'evt_1', type: 'invoice.paid' },
    { id: 'evt_1', type: 7, data: { object: {} } },
    { id: 'evt_1', type: 'checkout.session.completed', data: { object: {} } },
    { id: 'evt_1', type: 'checkout.session.completed', data: { object: { id: 7 } } },
    { id: 'evt_1', type: 'checkout.session.completed', data: { object: { id: long } } },
    { id: 'evt_1', type: 'checkout.session.completed', data: { object: { id: '' } } },
    { id: 'evt_1', type: 'charge.refunded', data: { object: { payment_intent: 7 } } },
    { id: 'evt_1', type: 'charge.refunded', data: { object: { payment_intent: ' ' } } },
    { id: 'evt_1', type: 'charge.refunded', data: { object: { payment_intent: { id: '' } } } },
    { id: 'evt_1', type: 'charge.refunded', data: { object: { payment_intent: long } } },
    { id: 'evt_1', type: 'charge.dispute.created', data: { object: { payment_intent: 'pi_1' } } },
    {
      id: 'evt_1',
      type: 'charge.dispute.created',
      data: { object: { id: '', status: 'lost', payment_intent: 'pi_1' } },
    },
    { id: 'evt_1', type: 'transfer.created', data: { object: { transfer_group: ' ' } } },
    { id: 'evt_1', type: 'account.updated', data: { object: { id: '' } } },
    { id: 'evt_1', type: 'invoice.paid', data: { object: { note: 'NUL \0' } } },
    { id: 'evt_1', type: 'invoice.paid', data: { object: { note: '\ud800' } } },
  ].map(json),
  paypal: [
    { event_type: 'BILLING.PLAN.CREATED', resource: {} },
    { id: 7, event_type: 'BILLING.PLAN.CREATED', resource: {} },
    { id: long, event_type: 'BILLING.PLAN.CREATED', resource: {} },
    { id: '', event_type: 'BILLING.PLAN.CREATED', resource: {} },
    { id: '  ', event_type: 'BILLING.PLAN.CREATED', resource: {} },
    { id: 'WH-1', event_type: ' ', resource: {} },
    { id: 'WH-1', resource: {} },
    { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED' },
    { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 7 } },
    { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: long } },
    { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: '' } },
    {
      id: 'WH-1',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: { id: 'C-1', supplementary_data: { related_ids: { order_id: ' ' } } },
    },
    {
      id: 'WH-1',
      event_type: 'PAYMENT.PAYOUTS-ITEM.SUCCEEDED',
      resource: { payout_item: { sender_item_id: '' } },
    },
    { id: 'WH-1', event_type: 'CUSTOMER.DISPUTE.CREATED', resource: { dispute_id: 'D-1' } },
    {
      id: 'WH-1',
      event_type: 'CUSTOMER.DISPUTE.CREATED',
      resource: {
        dispute_id: ' ',
        status: 'OPEN',
        disputed_transactions: [{ seller_transaction_id: 'C-1' }],
      },
    },
    {
      id: 'WH-1',
      event_type: 'CUSTOMER.DISPUTE.CREATED',
      resource: { dispute_id: 'D-1', status: 'OPEN', disputed_transactions: [{ seller_transaction_id: '' }] },
    },
    { id: 'WH-1', event_type: 'BILLING.PLAN.CREATED', resource: { note: 'NUL \0' } },
  ].map(json),
  paystack: [
    { event: 7, data: { id: 1 } },
    { event: 'charge.success' },
    { event: 'charge.success', data: [] },
    { event: 'charge.success', data: { id: long } },
    { event: 'charge.success', data: { id: '' } },
    { event: 'charge.success', data: { id: '  ' } },
    { event: ' ', data: { id: 1 } },
    { event: long, data: { id: 1 } },
    { event: 'charge.success', data: { id: 1, reference: 7 } },
    { event: 'charge.success', data: { id: 1, reference: long } },
    { event: 'charge.success', data: { id: 1, transaction_reference: long } },
    { event: 'charge.success', data: { id: 1, reference: '' } },
    { event: 'refund.processed', data: { id: 1, transaction_reference: ' ' } },
    { event: 'charge.dispute.create', data: {} },
    { event: 'charge.dispute.create', data: { id: ' ' } },
    { event: 'charge.dispute.create', data: { id: 'not a number' } },
    { event: 'transfer.success', data: { id: 1, note: 'NUL \0' } },
  ].map(json),
};

describe.each(['stripe', 'paypal', 'paystack'] as const)('a correctly signed webhook from %s', (provider) => {
  test.each([...notObjects, ...senseless[provider]])(
    'is refused with 400 and queues nothing if it is %s',
    async (_, body) => {
      expect(await send(provider, body)).toEqual({ status: 400, code: 'payment.webhook_senseless' });
      expect(await rows()).toEqual({ stored: 0, queued: 0 });
    },
  );

  test('is refused with 400 and queues nothing if it is not JSON', async () => {
    expect((await send(provider, 'no json')).status).toBe(400);
    expect((await send(provider, '')).status).toBe(400);
    expect(await rows()).toEqual({ stored: 0, queued: 0 });
  });
});

test('an event with an id of the maximum length is stored once', async () => {
  const object = { id: 'cs_elsewhere' };
  const body = JSON.stringify({ id: 'e'.repeat(255), type: 'checkout.session.expired', data: { object } });
  expect((await send('stripe', body)).status).toBe(200);
  expect((await send('stripe', body)).status).toBe(200);
  expect(await rows()).toEqual({ stored: 1, queued: 1 });
});

/** Events whose types we do not follow; nothing in them is read. */
const unread: Record<Provider, object[]> = {
  stripe: [
    { id: 'evt_unread', type: 'invoice.paid', data: { object: { id: 7 } } },
    {
      id: 'evt_inquiry',
      type: 'charge.dispute.created',
      data: { object: { id: 'dp_1', status: 'warning_needs_response', payment_intent: 'pi_1' } },
    },
  ],
  paypal: [7, { id: 7 }, { id: 'P-1' }].map((resource, index) => ({
    id: `WH-unread-${index}`,
    event_type: 'BILLING.PLAN.CREATED',
    resource,
  })),
  paystack: [{ event: 'customeridentification.failed', data: { id: 7 } }],
};

test.each(['stripe', 'paypal', 'paystack'] as const)(
  'an event from %s about something that we don’t follow is acknowledged, and nothing is stored or queued',
  async (provider) => {
    const before = await rows();
    for (const event of unread[provider])
      expect((await send(provider, JSON.stringify(event))).status).toBe(200);
    expect(await rows()).toEqual(before);
  },
);

const foreign: Record<Provider, object[]> = {
  stripe: ['charge.refunded', 'charge.dispute.created'].map((type) => ({
    id: `evt_foreign_${type}`,
    type,
    data: { object: { id: 'dp_1', status: 'lost', payment_intent: 'pi_elsewhere' } },
  })),
  paypal: [
    {
      id: 'WH-foreign',
      event_type: 'CUSTOMER.DISPUTE.CREATED',
      resource: {
        dispute_id: 'PP-D-1',
        status: 'OPEN',
        disputed_transactions: [{ seller_transaction_id: 'INVOICE1' }],
      },
    },
  ],
  paystack: [{ event: 'charge.dispute.create', data: { id: 404 } }],
};

test.each(['stripe', 'paypal', 'paystack'] as const)(
  'a message about a sale made elsewhere with the same %s account is processed without a retry',
  async (provider) => {
    for (const message of foreign[provider]) {
      expect((await send(provider, JSON.stringify(message))).status).toBe(200);
      await shop.runJobs();
      expect((await rows()).queued).toBe(0);
    }
  },
);
