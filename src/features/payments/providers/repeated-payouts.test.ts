import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { PayoutRequest } from './payout-gateway.ts';
import { payPalPayouts } from './paypal/payouts.server.ts';
import { sandbox as payPal } from './paypal/settings.server.ts';
import { paystackPayouts } from './paystack/payouts.server.ts';
import { sandbox as paystack } from './paystack/settings.server.ts';

type Response = { status: number; body: object };
let server: Server | undefined;
afterEach(() => server?.close());

/** A provider that gives these responses to each method and path, one after the other. @returns its URL */
async function answering(responses: Record<string, Response[]>): Promise<string> {
  server = createServer((request, response) => {
    request.resume();
    const next = responses[`${request.method} ${request.url}`]?.shift();
    response.writeHead(next?.status ?? 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(next?.body ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const payoutId = '018f3a52-7b51-7c1e-9d53-5f0f6c9a1b2c';
const request: PayoutRequest = {
  payoutId,
  cents: 10_000,
  currency: 'usd',
  to: { reference: 'RCP_1', email: 'ada@example.com' },
  reference: null,
};

const token = { status: 200, body: { access_token: 'a token' } };
/** PayPal's response to a `sender_batch_id` that it knows. Earlier versions of its API sent no link. */
const takenBatch = (link: object[]): Response => ({
  status: 400,
  body: {
    name: 'USER_BUSINESS_ERROR',
    message: 'User business error.',
    details: [
      {
        field: 'SENDER_BATCH_ID',
        location: 'body',
        issue: 'Batch with given sender_batch_id already exists',
        ...(link.length > 0 && { link }),
      },
    ],
    links: [],
  },
});

test('a payout that PayPal already has is followed, not sent again', async () => {
  const url = await answering({
    'POST /v1/oauth2/token': [token, token],
    'POST /v1/payments/payouts': [
      takenBatch([{ href: 'https://api.paypal.com/v1/payments/payouts/BATCH1', rel: 'self' }]),
    ],
    'GET /v1/payments/payouts/BATCH1': [
      {
        status: 200,
        body: {
          batch_header: { payout_batch_id: 'BATCH1', batch_status: 'SUCCESS' },
          items: [{ transaction_status: 'SUCCESS' }],
        },
      },
    ],
  });
  const gateway = payPalPayouts(payPal.settings(url));
  expect(await gateway.send(request)).toEqual({ kind: 'paid', reference: 'BATCH1' });
});

test('a payout that PayPal has but does not name is not mistaken for a refused one', async () => {
  const url = await answering({
    'POST /v1/oauth2/token': [token],
    'POST /v1/payments/payouts': [takenBatch([])],
  });
  const gateway = payPalPayouts(payPal.settings(url));
  await expect(gateway.send(request)).rejects.toMatchObject({ responded: true, refused: false });
});

/** Paystack's response to a transfer with a reference that it knows. */
const takenReference = {
  status: 400,
  body: {
    status: false,
    message: 'Please provide a unique reference. Reference already exists on a transfer',
    meta: { nextStep: 'Create a new reference for the new transfer' },
    type: 'validation_error',
    code: 'duplicate_transfer_reference',
  },
};

test.each([
  { status: 404, body: { status: false, message: 'Transfer not found' } },
  { status: 400, body: { status: false, message: 'Transfer not found', code: 'transfer_not_found' } },
])('a transfer that reached Paystack late is followed, not sent again', async (notFound) => {
  const url = await answering({
    [`GET /transfer/verify/${payoutId}`]: [
      notFound,
      { status: 200, body: { status: true, data: { status: 'pending', transfer_code: 'TRF_1' } } },
    ],
    'POST /transfer': [takenReference],
  });
  const gateway = paystackPayouts(paystack.settings(url));
  expect(await gateway.send(request)).toEqual({ kind: 'processing', reference: 'TRF_1' });
});

test('wrong keys do not count as a refusal of the payout, so it can be sent once they are right', async () => {
  const url = await answering({
    [`GET /transfer/verify/${payoutId}`]: Array.from({ length: 3 }, () => ({
      status: 401,
      body: { status: false, message: 'Invalid key' },
    })),
  });
  const gateway = paystackPayouts(paystack.settings(url));
  await expect(gateway.send(request)).rejects.toMatchObject({ responded: true, refused: false, status: 401 });
});
