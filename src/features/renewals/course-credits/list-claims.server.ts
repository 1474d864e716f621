import type { Context } from '../../../platform/context.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { presentClaims, selectClaims } from './claims.server.ts';
import { type ClaimQuery, type CreditState, creditStates } from './shapes.ts';

/** A page of the claims in one state: undecided claims longest waiting first, all others newest first. */
export async function listClaims(ctx: Context, viewerId: string, { state, search, page, limit }: ClaimQuery) {
  const counts = await countByState(ctx);
  let query = selectClaims(ctx.db).where('k.state', '=', state);
  if (search) {
    const pattern = containing(search);
    query = query.where((eb) =>
      eb.or([eb('c.title', 'ilike', pattern), eb('c.instructorName', 'ilike', pattern)]),
    );
  }
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .orderBy('k.claimedAt', state === 'claimed' ? 'asc' : 'desc')
    .orderBy('k.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { claims: await presentClaims(ctx, rows, viewerId), counts, total, page, limit };
}

async function countByState(ctx: Context): Promise<Record<CreditState, number>> {
  const rows = await ctx.db
    .selectFrom('courseCredits')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const countOf = (state: CreditState) => rows.find((row) => row.state === state)?.count ?? 0;
  return Object.fromEntries(creditStates.map((state) => [state, countOf(state)])) as Record<
    CreditState,
    number
  >;
}
