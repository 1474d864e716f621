import { limits } from '../../../../contract/constants.ts';

import type { SinceOrdered } from '../../bank-transfers/bank-contract.ts';

const notConfirmed = 'Failed to confirm payment.';

/** `amount`: the order's amount, for buyers who have transferred it although they could pay less. */
type Receipt = { orderId: string; bank: string; file: File; amount?: number | undefined };

/** The server's refusal, in a sentence; with what has changed since the order, if that is why. */
export class ReceiptRefused extends Error {
  readonly sinceOrdered: SinceOrdered | undefined;

  constructor({ message, sinceOrdered }: Reply) {
    super(message);
    this.sinceOrdered = sinceOrdered;
  }
}

type Reply = { message: string; sinceOrdered?: SinceOrdered };

/**
 * Uploads the receipt of a bank transfer and reports progress from 0 to 100.
 * @returns the server's message
 * @throws an Error with a message for people
 */
export function uploadReceipt(receipt: Receipt, onProgress: (percent: number) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const request = new XMLHttpRequest();
  request.open('POST', '/api/payment/bank-confirmation');
  request.timeout = limits.uploadTimeoutMs;
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
  request.onload = () => {
    const reply = replyIn(request.responseText);
    if (request.status === 200) resolve(reply.message);
    else reject(new ReceiptRefused(reply));
  };
  request.onerror = () => reject(new Error(`${notConfirmed} Please check your connection and try again.`));
  request.ontimeout = () => reject(new Error(`${notConfirmed} It took too long; please try again.`));
  const form = new FormData();
  const { amount, ...fields } = receipt;
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (amount !== undefined) form.set('amount', String(amount));
  request.send(form);
  return promise;
}

function replyIn(text: string): Reply {
  try {
    const reply = JSON.parse(text);
    return { ...reply, message: reply.message || notConfirmed };
  } catch {
    return { message: 'Invalid response from server' };
  }
}
