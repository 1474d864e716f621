import { expect, test } from 'vitest';
import { confirmationIn } from './upload-receipt.ts';

/** The confirmation, or `failed:` and the error message. */
const messageFor = (response: Response): Promise<string> =>
  confirmationIn(response).catch((error: Error) => `failed: ${error.message}`);

test('a receipt has arrived only if the server says so', async () => {
  expect(await messageFor(Response.json({ success: true, message: 'We have it.' }))).toBe('We have it.');
  const refusal = { success: false, message: 'This order has already been paid.' };
  expect(await messageFor(Response.json(refusal, { status: 409 }))).toBe(
    'failed: This order has already been paid.',
  );
  expect(await messageFor(new Response('<h1>Welcome, guest</h1>'))).toBe(
    'failed: Invalid response from server',
  );
  expect(await messageFor(Response.json({ error: 'blocked' }))).toBe('failed: Failed to confirm payment.');
});

test('a receipt that is sent again because its response was lost has arrived', async () => {
  const refusal = {
    success: false,
    code: 'payment.receipt_exists',
    message: 'We already have your receipt.',
  };
  expect(await messageFor(Response.json(refusal, { status: 409 }))).toBe('We already have your receipt.');
});
