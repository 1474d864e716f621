import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { handles, type Job, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import { sweepGifts } from './forget-gifts.server.ts';
import { sendDueGifts } from './send-gift.server.ts';

export { giftsApi } from './api.server.ts';
export { giftEmails } from './emails/gifts.tsx';
export { giftPaid, giftRefunded, isGiftTaken } from './follow-order.server.ts';
export { forgetGifts } from './forget-gifts.server.ts';
export { findOwnGift, giftOf } from './gifts.server.ts';

const sendJob: Job<Record<string, never>> = { name: 'send_gifts', payload: z.object({}) };
const sweepJob: Job<Record<string, never>> = { name: 'sweep_gifts', payload: z.object({}) };

/** The handlers of the feature’s jobs. */
export const giftJobs = (ctx: Context): JobHandler[] => [
  handles(sendJob, () => sendDueGifts(ctx)),
  handles(sweepJob, () => sweepGifts(ctx)),
];

export const recurringGiftJobs: Recurring[] = [
  { pattern: '* * * * *', job: sendJob },
  { pattern: '31 3 * * *', job: sweepJob, catchesUp: true },
];
