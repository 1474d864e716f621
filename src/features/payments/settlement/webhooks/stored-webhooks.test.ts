import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Provider, type Shop } from '../../../../../test/factories/buying/shop.ts';
import { sendSigned } from '../../../../../test/factories/buying/signed-webhooks.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import { sweepWebhooksJob } from '../../jobs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const day = 24 * 3_600_000;
const person = {
  name: 'Ada Lovelace',
  email: 'ada@people.example',
  phone: '+44 20 7946 0000',
  city: 'London',
};
const card = { brand: 'visa', last4: '4242', country: 'GB' };

/** About payments that are not ours, as complete as the providers send them. */
const messages: Record<Provider, object> = {
  stripe: {
    id: 'evt_stored',
    type: 'checkout.session.completed',
    data: {
      object: {
        id: 'cs_1',
        object: 'checkout.session',
        payment_intent: 'pi_1',
        customer_details: person,
        customer_email: person.email,
        payment_method_details: { card },
      },
      previous_attributes: { billing_details: person },
    },
  },
  paypal: {
    id: 'WH-stored',
    event_type: 'CHECKOUT.ORDER.APPROVED',
    summary: `An order of ${person.name}`,
    resource: {
      id: 'O-1',
      status: 'APPROVED',
      payer: { name: person.name, email_address: person.email },
      purchase_units: [{ shipping: { name: person.name, address: { admin_area_2: person.city } } }],
      payment_source: { card },
    },
  },
  paystack: {
    event: 'charge.success',
    data: {
      id: 7,
      reference: 'ref-1',
      customer: { ...person, first_name: 'Ada' },
      authorization: { ...card, bin: '408408' },
      ip_address: '203.0.113.7',
    },
  },
};
const providers = Object.keys(messages) as Provider[];

const stored = () =>
  shop.ctx.db
    .selectFrom('webhookEvents')
    .select(['provider', 'eventId', 'payload'])
    .orderBy('provider')
    .execute();
const keys = async () => (await shop.ctx.db.selectFrom('webhookKeys').select('eventId').execute()).length;

async function sweep(): Promise<void> {
  await addJob(shop.ctx.db, sweepWebhooksJob, {});
  await shop.runJobs();
}

test('webhooks of every provider are stored without personal data, and work without it', async () => {
  for (const provider of providers)
    expect(await sendSigned(shop, provider, JSON.stringify(messages[provider]))).toMatchObject({
      status: 200,
    });
  await shop.runJobs();
  const rows = await stored();
  expect(rows.map(({ provider }) => provider)).toEqual(['paypal', 'paystack', 'stripe']);
  const text = JSON.stringify(rows);
  for (const secret of ['Ada', 'people.example', '7946', 'London', '4242', 'visa', '408408', '203.0.113.7'])
    expect(text).not.toContain(secret);
  for (const needed of ['O-1', 'ref-1', 'cs_1']) expect(text).toContain(needed);
  const { pending } = await shop.ctx.db
    .selectFrom('webhookEvents')
    .select(({ fn }) => fn.countAll<number>().as('pending'))
    .where('processedAt', 'is', null)
    .executeTakeFirstOrThrow();
  expect(Number(pending)).toBe(0);
});

test('stored webhooks are deleted after 90 days, and not before', async () => {
  shop.advance(89 * day);
  await sweep();
  expect([(await stored()).length, await keys()]).toEqual([3, 3]);
  const later = JSON.stringify({ ...messages.stripe, id: 'evt_later' });
  expect(await sendSigned(shop, 'stripe', later)).toMatchObject({ status: 200 });
  shop.advance(2 * day);
  await sweep();
  expect((await stored()).map(({ eventId }) => eventId)).toEqual(['evt_later']);
  expect(await keys()).toBe(1);
});
