import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { ProviderFailure, payoutGatewayFor } from '../../payments/index.server.ts';
import type { PayoutMethod, PayoutProfile } from '../contract.ts';
import { accountKindOf, methodTitle, offeredMethods } from '../methods.server.ts';
import { findProfile, openDetails } from './details.server.ts';
import { followAccount } from './provider-account.server.ts';

/**
 * An instructor's own profile, and the ways to be paid. For an unconfirmed account on a provider's pages, asks the
 * provider for its current state.
 */
export async function showProfile(ctx: Context, owner: Viewer) {
  const before = await findProfile(ctx.db, owner._id);
  if (before?.state === 'unconfirmed' && before.reference)
    await followAccount(ctx, before.method, before.reference).catch(orLater);
  const [profile, methods] = await Promise.all([ownProfile(ctx, owner._id), withBanks(ctx)]);
  return { profile, methods };
}

async function ownProfile(ctx: Context, instructorId: string): Promise<PayoutProfile | null> {
  const row = await findProfile(ctx.db, instructorId);
  if (!row) return null;
  const { legalName, address, country, taxNumber } = openDetails(ctx, row.sealed);
  return {
    method: row.method,
    title: methodTitle(ctx, row.method),
    account: accountKindOf(ctx, row.method),
    destination: row.hint,
    legalName,
    address,
    country,
    hasTaxNumber: taxNumber !== '',
    state: row.state,
    reason: row.reason,
    changedAt: row.changedAt.toISOString(),
    usableFrom: row.usableFrom.toISOString(),
  };
}

/** If a provider does not respond, its list of banks is empty for now. */
const withBanks = (ctx: Context): Promise<PayoutMethod[]> =>
  Promise.all(
    offeredMethods(ctx).map(async (method) => ({
      ...method,
      banks: (await payoutGatewayFor(ctx, method.name)?.banks?.().catch(orLater)) ?? [],
    })),
  );

function orLater(error: unknown): undefined {
  if (!(error instanceof ProviderFailure)) throw error;
  return undefined;
}
