import { data, type RouterContextProvider, redirect } from 'react-router';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { outageIn } from '../../../../lib/form/failures/or-connection-lost.ts';
import { text } from '../../../../lib/form/reading/form-fields.ts';
import { aboutMethod } from '../../providers/providers.ts';
import { startTransfer } from '../bank-transfer/start-transfer.ts';
import { toCardPage } from './card/to-card-page.ts';
import { type Payment, paymentIn } from './choosing/ways-to-pay.ts';
import { priceChangeIn } from './price/price-change.ts';

type Placed = { url?: string | null; orderId?: string | null; message: string };

type Purchase = {
  /** The checkout's path. The page with the card fields is below it. */
  checkout: string;
  place: (payment: Payment) => Promise<Placed>;
  /** Where to go if there was nothing to pay. */
  whenFree: (placed: Placed) => Response;
};

/**
 * Starts the payment chosen in a checkout's form: by card on our own page, on the provider's page or by bank transfer.
 * @throws what `place` throws
 */
export async function startPayment(
  args: { context: Readonly<RouterContextProvider> },
  form: FormData,
  { checkout, place, whenFree }: Purchase,
) {
  const payment = paymentIn(form);
  if (payment.paymentMethod && aboutMethod(payment.paymentMethod)?.here) return toCardPage(checkout, payment);
  const placed = await place(payment);
  if (placed.url) return redirect(placed.url, 303);
  return placed.orderId ? startTransfer(args, form, placed.orderId) : whenFree(placed);
}

/**
 * The result of a checkout whose order was refused: the new price if it changed, or else the reason. A new price is
 * returned as a success, so that the page reloads what is bought.
 */
export async function paymentRefused(form: FormData, error: unknown) {
  const { amount, paymentMethod: method } = paymentIn(form);
  const change = priceChangeIn(error, amount);
  return change ? { change, method } : failureOr(startFailed, form, error);
}

const startFailed = 'Failed to initiate payment.';

/**
 * The `clientAction` of a checkout. If the connection fails the page stays, with the selection, and shows a message.
 */
export async function sendPayment<T>({ request, serverAction }: Sent<T>) {
  const method = text(await request.clone().formData(), 'method');
  try {
    return await serverAction();
  } catch (error) {
    const problem = outageIn(error, startFailed);
    // Returned as a refusal, so that the page's data is not reloaded.
    return data({ failure: { ...problem, fields: {}, values: { method } } }, { status: 503 });
  }
}

type Sent<T> = { request: Request; serverAction: () => Promise<T> };
