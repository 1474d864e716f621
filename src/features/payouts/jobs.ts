import { z } from 'zod';

/** Sends an approved payout to its provider. */
export const sendPayoutJob = { name: 'send_payout', payload: z.object({ payoutId: z.string() }) };

/** Asks the providers for the outcome of payouts that were sent. */
export const followPayoutsJob = { name: 'follow_payouts', payload: z.object({}) };

/** Drafts the month's run on its payout day. */
export const startMonthlyRunJob = { name: 'start_payout_run', payload: z.object({}) };
