import { rm } from 'node:fs/promises';
import { limits } from '../../../contract/constants.ts';
import { formatUsd, toDollars } from '../../../contract/money/money.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { failure, type RequestFailure } from '../../../platform/failures/failure.ts';
import type { StreamedRequest } from '../../../platform/http/requests/streamed-request.ts';
import type { BankAccount } from '../../../platform/settings/bank-accounts.ts';
import { administrators } from '../../accounts/index.server.ts';
import { discardLater, receiveFile, storeFile } from '../../media/index.server.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { copy } from '../copy.ts';
import { bankReceiptReceivedEmail, bankReceiptToReviewEmail } from '../emails/bank-transfers.tsx';
import { buyerOf } from '../emails/buyer.server.ts';
import { alreadyEnrolled, giftPaidAlready } from '../failures.server.ts';
import { isOwned } from '../orders/is-owned.server.ts';
import { findOwnOrder, lockOrder, noSuchOrder, type OrderRow } from '../orders/orders.server.ts';
import { applyIn } from '../settlement/apply-fact.server.ts';
import { addReceipt } from './bank-receipts.server.ts';
import { sinceOrdered } from './since-ordered.server.ts';
import { sinceOrderedText } from './since-ordered.ts';

const noReceipt = failure('payment.no_receipt', 400, 'Please upload your payment receipt first');
const tooLarge = failure('payment.receipt_too_large', 413, copy.receiptTooLarge);
const noSuchAccount = failure('payment.bank_unknown', 422, 'Please choose the account you paid into.');
const notByBank = failure('payment.not_bank_transfer', 409, 'This order is not paid by bank transfer.');
const receiptExists = failure(
  'payment.receipt_exists',
  409,
  'We already have your receipt for this order. We’ll email you when it is confirmed.',
);
const alreadyPaid = failure('payment.already_paid', 409, 'This order has already been paid.');
const otherAmount = failure('payment.other_amount', 422, 'This amount doesn’t match the order.');
const changedSince = failure('payment.changed_since', 409, 'This order has changed since you placed it.');
const orderOver = failure('payment.order_over', 409, 'This order is no longer open. Please order again.');

/**
 * Accepts the receipt of a bank transfer: it is stored privately, and the order is under review from then on. A buyer
 * who would pay less now is told so first, unless the request names the order's amount, because they have already
 * transferred it.
 * @throws a failure with a readable message; nothing is stored
 */
export async function submitReceipt(
  ctx: Context,
  buyer: Viewer,
  request: StreamedRequest,
): Promise<OrderRow> {
  const { path, name, fields } = await receiveFile(ctx, request, {
    field: 'file',
    limit: () => limits.receiptBytes,
    tooLarge: () => tooLarge(),
    missing: () => noReceipt(),
  });
  try {
    const order = await findOwnOrder(ctx.db, buyer._id, fields.orderId ?? '');
    if (!order) throw noSuchOrder();
    await refuseUnlessAwaited(ctx.db, order);
    await refuseChanged(ctx, order, fields.amount);
    const account = accountOf(ctx, fields.bank);
    const asset = await storeFile(ctx, { path, kind: 'receipt', ownerId: buyer._id, originalName: name });
    return await recordReceipt(ctx, order.id, account, asset.id);
  } finally {
    await rm(path, { force: true });
  }
}

/** Links the stored receipt to its order; if that is refused after all, the file is deleted. */
async function recordReceipt(ctx: Context, orderId: string, account: BankAccount, assetId: string) {
  try {
    return await ctx.db.transaction().execute((trx) => underReview(ctx, trx, orderId, account, assetId));
  } catch (error) {
    await discardLater(ctx.db, assetId);
    throw error;
  }
}

async function underReview(
  ctx: Context,
  trx: Trx,
  orderId: string,
  account: BankAccount,
  assetId: string,
): Promise<OrderRow> {
  const order = await lockOrder(trx, orderId);
  if (!order) throw noSuchOrder();
  await refuseUnlessAwaited(trx, order);
  await addReceipt(trx, { orderId, assetId, account, submittedAt: ctx.clock() });
  const reviewed = await applyIn(ctx, trx, order, { kind: 'processing' }, 'receipt submitted');
  await queueReceiptEmail(ctx, trx, order, account);
  return reviewed ?? order;
}

async function refuseUnlessAwaited(db: Db, order: OrderRow): Promise<void> {
  const refusal = refusalOf(order);
  if (refusal) throw refusal;
  if (await isOwned(db, order)) throw owned[order.kind]();
}

async function refuseChanged(ctx: Context, order: OrderRow, transferred: string | undefined): Promise<void> {
  const paid = toDollars(order.amountCents);
  if (transferred !== undefined) {
    if (Number(transferred) !== paid) throw otherAmount();
    return;
  }
  const since = await sinceOrdered(ctx, order);
  if (!since) return;
  const message = `${sinceOrderedText(since, paid)} Your receipt has not been sent. If you have already transferred ${formatUsd(paid)}, send it again with that amount.`;
  throw changedSince({ message, extra: { sinceOrdered: since } });
}

/** Refusals for buyers who no longer need to pay: they say so, and how to get back money already transferred. */
const owned: Record<OrderRow['kind'], () => RequestFailure> = {
  course: () => alreadyEnrolled({ message: copy.ownedTransfer }),
  bundle: () => alreadyEnrolled({ message: copy.bundleOwnedTransfer }),
  gift: () => giftPaidAlready({ message: copy.giftPaidTransfer }),
};

function refusalOf({ method, status, inFlight }: OrderRow): RequestFailure | null {
  if (method !== 'bank') return notByBank();
  if (status === 'completed') return alreadyPaid();
  if (status !== 'pending') return orderOver();
  return inFlight ? receiptExists() : null;
}

function accountOf(ctx: Context, id: string | undefined): BankAccount {
  const account = ctx.settings.bankAccounts.find((one) => one.id === id);
  if (!account) throw noSuchAccount();
  return account;
}

async function queueReceiptEmail(
  ctx: Context,
  trx: Trx,
  order: OrderRow,
  account: BankAccount,
): Promise<void> {
  const { appUrl } = ctx.settings;
  const { name, email, courseTitle, picture } = await buyerOf(trx, order);
  const { number: orderNumber } = order;
  const about = {
    orderNumber,
    courseTitle,
    picture,
    amount: toDollars(order.amountCents),
    bankName: account.bankName,
  };
  await queueEmail(trx, email, bankReceiptReceivedEmail, {
    ...about,
    name,
    kind: order.kind,
    link: `${appUrl}/payment/pending?orderId=${order.id}`,
  });
  for (const administrator of await administrators(trx)) {
    await queueEmail(trx, administrator, bankReceiptToReviewEmail, {
      ...about,
      buyer: name,
      link: `${appUrl}/admin-dashboard/enrollment/${order.id}`,
    });
  }
}
