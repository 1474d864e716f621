import type { RouterContextProvider } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import type { BankAccount } from '../../bank-transfers/bank-contract.ts';
import type { Receipt } from '../../contract.ts';

/** The data for the pages of a bank transfer: its order, the accounts to choose from, and the support email. */
export type Transfer = { order: Receipt; accounts: BankAccount[]; supportEmail: string };

/** The bank transfer of the buyer's own order. @throws ApiFailure */
export async function transferOf(
  args: { context: Readonly<RouterContextProvider> },
  orderId: string,
): Promise<Transfer> {
  const { api, supportEmail } = scopeOf(args);
  const [{ order }, { accounts }] = await Promise.all([
    read(api.payment.orders[':id'].$get({ param: segments({ id: orderId }) })),
    read(api.payment['bank-accounts'].$get()),
  ]);
  return { order, accounts, supportEmail };
}
