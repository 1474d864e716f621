import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { BankAccount } from '../../../platform/settings/bank-accounts.ts';
import { receiptUrl } from '../../media/index.server.ts';
import type { BankReceipt } from './bank-contract.ts';

type NewReceipt = { orderId: string; assetId: string; account: BankAccount; submittedAt: Date };

/** Stores a receipt, with the account as it is now: the settings may change. */
export async function addReceipt(trx: Trx, { account, ...receipt }: NewReceipt): Promise<void> {
  const { id: accountId, bankName, accountNumber, currency: accountCurrency } = account;
  await trx
    .insertInto('bankReceipts')
    .values({ ...receipt, accountId, bankName, accountNumber, accountCurrency })
    .execute();
}

/** Which of these files are receipts of orders. */
export async function receiptsAmong(db: Db, assetIds: string[]): Promise<string[]> {
  const found = await db
    .selectFrom('bankReceipts')
    .select('assetId')
    .where('assetId', 'in', assetIds)
    .execute();
  return found.map(({ assetId }) => assetId);
}

/** The receipt uploaded for an order, with a URL that opens it for this viewer; null if there is no receipt. */
export async function findReceiptFile(
  ctx: Context,
  orderId: string,
  viewerId: string,
): Promise<BankReceipt | null> {
  const row = await ctx.db
    .selectFrom('bankReceipts')
    .innerJoin('assets', 'assets.id', 'bankReceipts.assetId')
    .selectAll('bankReceipts')
    .select(['assets.originalName', 'assets.contentType', 'assets.bytes'])
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    url: receiptUrl(ctx, row.assetId, viewerId),
    name: row.originalName,
    isPicture: row.contentType.startsWith('image/'),
    bytes: row.bytes,
    bankName: row.bankName,
    accountNumber: row.accountNumber,
    currency: row.accountCurrency,
    submittedAt: row.submittedAt.toISOString(),
  };
}
