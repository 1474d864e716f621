import type { Context } from '../../platform/context.ts';
import { handles, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import { handleWebhook } from './handle-webhook.server.ts';
import {
  handleWebhookJob,
  reconcileOrdersJob,
  refundOrderJob,
  sendRefundJob,
  sweepWebhooksJob,
} from './jobs.ts';
import { reconcileOrders } from './reconcile-orders.server.ts';
import { refundSecondPayment } from './refund-second-payment.server.ts';
import { finishRefund, resumeRefunds } from './send-refund.server.ts';
import { sweepWebhooks } from './sweep-webhooks.server.ts';

export { ordersApi } from './admin-api.server.ts';
export { paymentsApi } from './api.server.ts';
export { bankTransfersApi } from './bank-api.server.ts';
export { receiptsAmong } from './bank-receipts.server.ts';
export { bankTransferEmails } from './emails/bank-transfers.tsx';
export { orderEmails } from './emails/orders.tsx';
export { forgetOrders, hasPaidOrders } from './forget-orders.server.ts';
export { cardScripts, gatewayFor, paymentPages } from './gateways/gateways.server.ts';
export { providedMethods } from './gateways/provider.ts';
export { isPaymentPending } from './orders.server.ts';

export const paymentJobs = (ctx: Context): JobHandler[] => [
  handles(handleWebhookJob, (message) => handleWebhook(ctx, message)),
  handles(refundOrderJob, (order) => refundSecondPayment(ctx, order)),
  handles(sendRefundJob, (refund) => finishRefund(ctx, refund)),
  handles(reconcileOrdersJob, async () => {
    await reconcileOrders(ctx);
    await resumeRefunds(ctx);
  }),
  handles(sweepWebhooksJob, () => sweepWebhooks(ctx)),
];

export const recurringPaymentJobs: Recurring[] = [
  { pattern: '* * * * *', job: reconcileOrdersJob },
  { pattern: '53 * * * *', job: sweepWebhooksJob },
];
