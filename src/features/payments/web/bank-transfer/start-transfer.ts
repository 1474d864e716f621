import { type RouterContextProvider, redirect } from 'react-router';
import { type Transfer, transferOf } from './transfer.ts';

/** How to make the transfer of a new order: shown over the checkout, or on its own page without scripts. */
export async function startTransfer(
  args: { context: Readonly<RouterContextProvider> },
  form: FormData,
  orderId: string,
): Promise<Response | { transfer: Transfer }> {
  if (!form.has('script')) return redirect(`/payment/bank/${orderId}`, 303);
  return { transfer: await transferOf(args, orderId) };
}
