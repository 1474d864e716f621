import { uploadForm } from '../../../../lib/connection/upload-form.ts';
import type { SinceOrdered } from '../../bank-transfers/bank-contract.ts';

const notConfirmed = 'Failed to confirm payment.';

/** `amount`: the order's amount, in dollars, for buyers who transferred it before the price fell. */
type Receipt = { orderId: string; bank: string; file: File; amount?: number | undefined };

/** The server's refusal, in a sentence. `sinceOrdered`: the changes since the order, if they are the reason. */
export class ReceiptRefused extends Error {
  readonly sinceOrdered: SinceOrdered | undefined;

  constructor({ message, sinceOrdered }: Reply) {
    super(message);
    this.sinceOrdered = sinceOrdered;
  }
}

type Reply = { success?: boolean; code?: string; message: string; sinceOrdered?: SinceOrdered };

/** An earlier attempt arrived, but its response was lost. */
const hasArrived = 'payment.receipt_exists';

/**
 * Uploads the receipt of a bank transfer and reports progress from 0 to 100.
 * @returns the server's message
 * @throws an Error with a readable message
 */
export async function uploadReceipt(
  { amount, ...fields }: Receipt,
  onProgress: (percent: number) => void,
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (amount !== undefined) form.set('amount', String(amount));
  const response = await uploadForm('/api/payment/bank-confirmation', form, {
    onProgress,
    offline: `${notConfirmed} Please check your connection and try again.`,
    slow: `${notConfirmed} It took too long; please try again.`,
  });
  return confirmationIn(response);
}

/**
 * The server's message, if it has the receipt. A response with status 200 may come from a network's sign-in page.
 * @throws ReceiptRefused
 */
export async function confirmationIn(response: Response): Promise<string> {
  const reply = await replyIn(response);
  const isConfirmed = response.status === 200 && reply.success;
  if (!isConfirmed && reply.code !== hasArrived) throw new ReceiptRefused(reply);
  return reply.message;
}

async function replyIn(response: Response): Promise<Reply> {
  try {
    const reply = await response.json();
    return { ...reply, message: reply.message || notConfirmed };
  } catch {
    return { message: 'Invalid response from server' };
  }
}
