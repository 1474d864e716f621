import { z } from '@hono/zod-openapi';
import { dayIn } from '../../../contract/text/time/zoned-time.ts';
import type { Context } from '../../../platform/context.ts';

export const expireCreditsJob = { name: 'expire_course_credits', payload: z.object({}) };

/** Ends the credits whose last day is over in UTC. Runs at midnight, and every hour in case that run was missed. */
export async function expireCredits(ctx: Context): Promise<void> {
  await ctx.db
    .updateTable('courseCredits')
    .set({ state: 'expired' })
    .where('state', 'in', ['claimed', 'verified'])
    .where('validUntil', '<', dayIn(ctx.clock(), 'UTC'))
    .execute();
}
