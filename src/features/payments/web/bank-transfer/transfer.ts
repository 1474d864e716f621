import type { RouterContextProvider } from 'react-router';
import { read } from '../../../../contract/api/client.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import type { BankAccount, Receipt } from '../../contract.ts';

/** What a bank transfer needs: its order, the accounts to choose from, and where to write to. */
export type Transfer = { order: Receipt; accounts: BankAccount[]; supportEmail: string };

/** The bank transfer of one's own order. @throws ApiFailure */
export async function transferOf(
  args: { context: Readonly<RouterContextProvider> },
  orderId: string,
): Promise<Transfer> {
  const { api, supportEmail } = scopeOf(args);
  const [{ order }, { accounts }] = await Promise.all([
    read(api.payment.orders[':id'].$get({ param: { id: orderId } })),
    read(api.payment['bank-accounts'].$get()),
  ]);
  return { order, accounts, supportEmail };
}
