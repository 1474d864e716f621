import { expect, test, vi } from 'vitest';
import { uploadForm } from '../../../../lib/connection/upload-form.ts';
import { uploadReceipt } from './upload-receipt.ts';

vi.mock(import('../../../../lib/connection/upload-form.ts'), () => ({ uploadForm: vi.fn() }));

const receipt = { orderId: '1', bank: 'diaspora', file: new File(['%PDF'], 'receipt.pdf') };

/** Uploads a receipt. @returns the message of success or of failure */
function upload(response: Response): Promise<string> {
  vi.mocked(uploadForm).mockResolvedValue(response);
  return uploadReceipt(receipt, () => {}).catch((error: Error) => `failed: ${error.message}`);
}

test('a receipt has arrived only if the server says so', async () => {
  expect(await upload(Response.json({ success: true, message: 'We have it.' }))).toBe('We have it.');
  const refusal = { success: false, message: 'This order has already been paid.' };
  expect(await upload(Response.json(refusal, { status: 409 }))).toBe(
    'failed: This order has already been paid.',
  );
  expect(await upload(new Response('<h1>Welcome, guest</h1>'))).toBe('failed: Invalid response from server');
  expect(await upload(Response.json({ error: 'blocked' }))).toBe('failed: Failed to confirm payment.');
});
