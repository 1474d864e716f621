import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { payoutGatewayFor } from '../../payments/index.server.ts';
import { nothingToConfirm } from '../failures.server.ts';
import { findProfile } from './details.server.ts';
import { orExplained } from './save-profile.server.ts';

/**
 * The provider's page on which an instructor completes their account. There is none once it is complete: the page could
 * redirect the money without the password.
 * @throws 409 when there is none, 422 or 502 when the provider refuses or is silent
 */
export async function linkToAccount(ctx: Context, owner: Viewer): Promise<string> {
  const profile = await findProfile(ctx.db, owner._id);
  const gateway = profile && payoutGatewayFor(ctx, profile.method);
  if (profile?.state !== 'unconfirmed' || !profile.reference || !gateway?.link) throw nothingToConfirm();
  const back = `${ctx.settings.appUrl}/instructor-dashboard/payout-details`;
  return orExplained(ctx, gateway.link(profile.reference, back));
}

/**
 * Asks the provider whether an account has been completed; administrators check the profile next. Idempotent. Only asks
 * about accounts in payout details: the provider may no longer know others, such as deleted ones.
 */
export async function followAccount(ctx: Context, method: string, reference: string): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('payoutProfiles')
    .select('userId')
    .where('method', '=', method)
    .where('reference', '=', reference)
    .where('state', '=', 'unconfirmed')
    .executeTakeFirst();
  if (!waiting || !(await payoutGatewayFor(ctx, method)?.isReady?.(reference))) return;
  await ctx.db
    .updateTable('payoutProfiles')
    .set({ state: 'to_check' })
    .where('method', '=', method)
    .where('reference', '=', reference)
    .where('state', '=', 'unconfirmed')
    .execute();
}
