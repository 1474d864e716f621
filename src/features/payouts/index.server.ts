import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database/database.ts';
import { handles, type JobHandler, type Recurring } from '../../platform/jobs/jobs.ts';
import { followPayoutsJob, sendPayoutJob, startMonthlyRunJob } from './jobs.ts';
import { followAccount } from './profile/provider-account.server.ts';
import { startMonthlyRun } from './runs/start-run.server.ts';
import { followPayout, followPayouts, sendPayout } from './sending/send-payout.server.ts';

export { payoutsApi } from './api.server.ts';
export { payoutEmails } from './emails/payouts.tsx';
export { nextPayoutDay } from './rules/payout-day.ts';
export { runName } from './rules/run-name.ts';
export { addPastRun, addProfile, type PastOutcome } from './runs/past-runs.server.ts';

/** The handlers of the feature’s jobs. */
export const payoutJobs = (ctx: Context): JobHandler[] => [
  handles(sendPayoutJob, (payout) => sendPayout(ctx, payout)),
  handles(followPayoutsJob, () => followPayouts(ctx)),
  handles(startMonthlyRunJob, () => startMonthlyRun(ctx)),
];

export const recurringPayoutJobs: Recurring[] = [
  { pattern: '*/10 * * * *', job: followPayoutsJob },
  { pattern: '11 5 * * *', job: startMonthlyRunJob, catchesUp: true },
];

/** Handles providers' reports about payouts and accounts, by asking the provider for the current state. */
export const payoutReports = (ctx: Context) => ({
  payoutChanged: (payoutId: string) => followPayout(ctx, payoutId),
  accountChanged: (provider: string, reference: string) => followAccount(ctx, provider, reference),
});

/** Deletes a person's payout details. Their payouts stay; only those approved or sent keep the receiving account. */
export async function forgetPayouts(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('payoutProfiles').where('userId', '=', userId).execute();
  await trx
    .updateTable('payouts')
    .set({ hint: '', sealed: null })
    .where('userId', '=', userId)
    .where('state', 'not in', ['approved', 'sent'])
    .execute();
}
