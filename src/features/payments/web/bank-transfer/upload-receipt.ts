import { limits } from '../../../../contract/constants.ts';

const notConfirmed = 'Failed to confirm payment.';

type Receipt = { orderId: string; bank: string; file: File };

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
    const message = messageOf(request.responseText);
    if (request.status === 200) resolve(message);
    else reject(new Error(message));
  };
  request.onerror = () => reject(new Error(`${notConfirmed} Please check your connection and try again.`));
  request.ontimeout = () => reject(new Error(`${notConfirmed} It took too long; please try again.`));
  const form = new FormData();
  for (const [name, value] of Object.entries(receipt)) form.set(name, value);
  request.send(form);
  return promise;
}

function messageOf(text: string): string {
  try {
    return JSON.parse(text).message || notConfirmed;
  } catch {
    return 'Invalid response from server';
  }
}
