import { expect, test } from 'vitest';
import { payPalMessages } from '../../providers/paypal/webhook.server.ts';
import { stripeMessages } from '../../providers/stripe/webhook.server.ts';
import { reducePayload } from './reduce-payload.ts';

test('keeps the ids and the type of a webhook, and no personal data', () => {
  const message = {
    id: 'evt_1',
    type: 'checkout.session.completed',
    api_version: '2026-01-01',
    data: {
      object: {
        id: 'cs_1',
        object: 'checkout.session',
        payment_intent: { id: 'pi_1', receipt_email: 'ada@example.com' },
        customer_details: { email: 'ada@example.com', name: 'Ada', address: { city: 'London' } },
        payment_method_details: { card: { last4: '4242' } },
      },
    },
  };
  expect(reducePayload(message, stripeMessages.fields)).toEqual({
    id: 'evt_1',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_1', object: 'checkout.session', payment_intent: { id: 'pi_1' } } },
  });
});

test('keeps the link from a refund to its payment, and drops the payer', () => {
  const resource = {
    id: 'R-1',
    links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/C-1', method: 'GET' }],
    payer: { email_address: 'ada@example.com' },
  };
  expect(
    reducePayload({ id: 'WH-1', event_type: 'PAYMENT.REFUND.FAILED', resource }, payPalMessages.fields),
  ).toEqual({
    id: 'WH-1',
    event_type: 'PAYMENT.REFUND.FAILED',
    resource: {
      id: 'R-1',
      links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/C-1' }],
    },
  });
});

test('drops a text that is too long to be one of ours', () => {
  const object = { object: 'transfer', transfer_group: 'x'.repeat(400_000) };
  expect(reducePayload({ id: 'evt_1', data: { object } }, stripeMessages.fields)).toEqual({
    id: 'evt_1',
    data: { object: { object: 'transfer' } },
  });
});

test('also drops a text that is too long from a list', () => {
  const resource = { links: ['x'.repeat(400_000), 'y'] };
  expect(reducePayload({ id: 'WH-1', resource }, payPalMessages.fields)).toEqual({
    id: 'WH-1',
    resource: { links: ['y'] },
  });
});

test.each([
  ['{"object":', '}'],
  ['[', ']'],
])('drops anything nested too deeply in %s', (opening, closing) => {
  const deep = (times: number): unknown => JSON.parse(`${opening.repeat(times)}1${closing.repeat(times)}`);
  const event = (times: number) => ({ id: 'evt_1', data: { object: deep(times) } });
  expect(reducePayload(event(5), stripeMessages.fields)).toEqual(event(5));
  const reduced = JSON.stringify(reducePayload(event(100_000), stripeMessages.fields));
  expect(reduced).toMatch(/^\{"id":"evt_1","data":\{"object":/);
  expect(reduced.length).toBeLessThan(200);
});
