import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { ProviderFailure, payoutGatewayFor, type TimeLimit, timeLimit } from '../../payments/index.server.ts';
import type { PayoutMethod, PayoutProfile } from '../contract.ts';
import { accountKindOf, methodTitle, offeredMethods } from '../methods.server.ts';
import { detailsOrBlank, findProfile } from './details.server.ts';
import { followAccount } from './provider-account.server.ts';

/** How long the page waits for a provider, in milliseconds. */
const timeLimitMs = 3_000;

/**
 * An instructor's own profile, and the payout methods. For an unconfirmed account on a provider's pages, asks the
 * provider for its current state.
 */
export async function showProfile(ctx: Context, owner: Viewer) {
  const soon = timeLimit(ctx.log, timeLimitMs);
  const [methods] = await Promise.all([withBanks(ctx, soon), followOwnAccount(ctx, owner, soon)]);
  return { profile: await ownProfile(ctx, owner._id), methods };
}

async function followOwnAccount(ctx: Context, owner: Viewer, soon: TimeLimit): Promise<void> {
  const before = await findProfile(ctx.db, owner._id);
  if (before?.state === 'unconfirmed' && before.reference)
    await soon(followAccount(ctx, before.method, before.reference)).catch(orLater);
}

async function ownProfile(ctx: Context, instructorId: string): Promise<PayoutProfile | null> {
  const row = await findProfile(ctx.db, instructorId);
  if (!row) return null;
  const { legalName, address, country, taxNumber } = detailsOrBlank(ctx, row.sealed);
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

const withBanks = (ctx: Context, soon: TimeLimit): Promise<PayoutMethod[]> =>
  Promise.all(
    offeredMethods(ctx).map(async (method) => ({ ...method, banks: await banksOf(ctx, method.name, soon) })),
  );

/** The banks of a method; none for now if its provider does not respond in time. */
async function banksOf(ctx: Context, method: string, soon: TimeLimit): Promise<PayoutMethod['banks']> {
  const banks = payoutGatewayFor(ctx, method)?.banks?.();
  return (banks && (await soon(banks).catch(orLater))) ?? [];
}

function orLater(error: unknown): undefined {
  if (!(error instanceof ProviderFailure)) throw error;
  return undefined;
}
