import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import {
  catchUpLedgerJob,
  handleWebhookJob,
  reconcileOrdersJob,
  refundOrderJob,
  sendRefundJob,
  sweepWebhooksJob,
} from './jobs.ts';
import { catchUpLedger } from './orders/amounts/follow-ledger.server.ts';
import { finishRefund, resumeRefunds } from './refunds/send-refund.server.ts';
import { reconcileOrders } from './settlement/reconcile-orders.server.ts';
import { refundSecondPayment } from './settlement/refund-second-payment.server.ts';
import { handleWebhook, type PayoutNews } from './settlement/webhooks/handle-webhook.server.ts';
import { sweepWebhooks } from './settlement/webhooks/sweep-webhooks.server.ts';

export { ordersApi } from './admin/api.server.ts';
export { paymentsApi } from './api.server.ts';
export { bankTransfersApi } from './bank-transfers/bank-api.server.ts';
export { addReceipt, receiptsAmong } from './bank-transfers/bank-receipts.server.ts';
export { bankTransferEmails } from './emails/bank-transfers.tsx';
export { orderEmails } from './emails/orders.tsx';
export { refundRequestEmails } from './emails/refund-requests.tsx';
export { isWebhook } from './endpoints.server.ts';
export { catchUpLedger, noteFee } from './orders/amounts/follow-ledger.server.ts';
export { forgetOrders, hasPaidOrders } from './orders/forget-orders.server.ts';
export { hasNumber, isPaymentPending } from './orders/orders.server.ts';
export { checkProviders } from './providers/check-keys.server.ts';
export {
  apiBaseOf,
  configured,
  gatewayFor,
  paymentPages,
  paymentScripts,
  payoutGatewayFor,
} from './providers/configured.server.ts';
export { ProviderFailure } from './providers/gateway.ts';
export type { PayoutFact, PayoutRequest } from './providers/payout-gateway.ts';
export {
  providerEnvironments,
  sandboxAccounts,
  withSandboxedProviders,
} from './providers/provider-settings.server.ts';
export { payoutAbout, providedMethods, titleOf } from './providers/providers.ts';
export { type TimeLimit, timeLimit } from './providers/time-limit.server.ts';
export { refundRequestsApi } from './refunds/requests/api.server.ts';
export { isGiftRefundable, refundGift } from './refunds/requests/ask-refund.server.ts';

/** The handlers of the feature’s jobs. */
export const paymentJobs = (ctx: Context, payouts: PayoutNews): JobHandler[] => [
  handles(handleWebhookJob, (message) => handleWebhook(ctx, message, payouts)),
  handles(refundOrderJob, (order) => refundSecondPayment(ctx, order)),
  handles(sendRefundJob, (refund) => finishRefund(ctx, refund)),
  handles(reconcileOrdersJob, async () => {
    await reconcileOrders(ctx);
    await resumeRefunds(ctx);
  }),
  handles(sweepWebhooksJob, () => sweepWebhooks(ctx)),
  handles(catchUpLedgerJob, () => catchUpLedger(ctx)),
];

export const recurringPaymentJobs: Recurring[] = [
  { pattern: '* * * * *', job: reconcileOrdersJob },
  { pattern: '53 * * * *', job: sweepWebhooksJob },
  { pattern: '37 * * * *', job: catchUpLedgerJob },
];
