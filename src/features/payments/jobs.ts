import { z } from 'zod';
import { providers } from './providers/providers.ts';

/** Refunds a second payment for the same course. */
export const refundOrderJob = { name: 'refund_order', payload: z.object({ orderId: z.string() }) };

/** Sends a requested refund if the provider did not respond when it was requested. */
export const sendRefundJob = { name: 'send_refund', payload: z.object({ refundId: z.string() }) };

/** Processes a stored webhook. */
export const handleWebhookJob = {
  name: 'handle_webhook',
  payload: z.object({ provider: z.enum(providers), eventId: z.string() }),
};

/** Asks the providers about orders that have been pending for a while, and again about paid ones; resumes refunds. */
export const reconcileOrdersJob = { name: 'reconcile_orders', payload: z.object({}) };

/** Deletes old webhooks. */
export const sweepWebhooksJob = { name: 'sweep_webhooks', payload: z.object({}) };

/** Brings the ledger to the current state of orders that it has missed. */
export const catchUpLedgerJob = { name: 'catch_up_ledger', payload: z.object({}) };
