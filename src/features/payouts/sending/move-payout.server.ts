import type { Selectable } from 'kysely';
import { toDollars } from '../../../contract/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { addOtherJournal, instructorAccount } from '../../ledger/index.server.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { payoutFailedEmail, payoutPaidEmail } from '../emails/payouts.tsx';
import { cannotBecome } from '../failures.server.ts';
import { methodInSentence } from '../methods.server.ts';
import { mayBecome, moveOf, type PayoutState } from '../rules/payout-state.ts';
import { type PayoutReasonCode, reasonForInstructor } from '../rules/refusal.ts';

export type PayoutRow = Selectable<Tables['payouts']>;

/** The payout, locked until the transaction ends. */
export const lockPayout = (trx: Trx, id: string): Promise<PayoutRow | undefined> =>
  trx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** `isSilent`: no email is sent. */
type MoveOptions = {
  reason?: string;
  reasonCode?: PayoutReasonCode | null;
  reference?: string | null;
  actorId?: string;
  isSilent?: boolean;
};
const final: readonly PayoutState[] = ['paid', 'failed', 'returned', 'cancelled'];

/**
 * Moves a locked payout to another state, books its money in a balanced journal and queues the email to the instructor,
 * all in the caller's transaction.
 * @throws 409 when it may not move to that state
 */
export async function movePayout(
  ctx: Context,
  trx: Trx,
  payout: PayoutRow,
  to: PayoutState,
  { reason = '', reasonCode = null, reference, actorId, isSilent = false }: MoveOptions = {},
): Promise<void> {
  if (!mayBecome(payout.state, to)) throw cannotBecome();
  const now = ctx.clock();
  await trx
    .updateTable('payouts')
    .set({
      state: to,
      reason: reason.slice(0, 500),
      reasonCode,
      ...(reference && { reference }),
      ...(to === 'sent' && { sentAt: now }),
      ...(final.includes(to) && { settledAt: now, sealed: null }),
    })
    .where('id', '=', payout.id)
    .execute();
  await moveMoney(trx, payout, to, actorId, now);
  if (!isSilent) await emailInstructor(ctx, trx, payout, to, reasonForInstructor(reason, reasonCode));
}

async function moveMoney(
  trx: Trx,
  { id, userId, cents, state }: PayoutRow,
  to: PayoutState,
  actorId: string | undefined,
  now: Date,
): Promise<void> {
  const move = moveOf(state, to);
  if (!move) return;
  const reverses = move.kind === 'payout_back' ? await draftJournal(trx, id) : null;
  const entries = [
    { account: instructorAccount(userId, move.from), cents: -cents },
    { account: instructorAccount(userId, move.to), cents },
  ];
  await addOtherJournal(trx, { kind: move.kind, payoutId: id, actorId, reverses, entries }, now);
}

async function draftJournal(trx: Trx, payoutId: string): Promise<string | null> {
  const journal = await trx
    .selectFrom('ledgerJournals')
    .select('id')
    .where('payoutId', '=', payoutId)
    .where('kind', '=', 'payout_draft')
    .executeTakeFirst();
  return journal?.id ?? null;
}

async function emailInstructor(
  ctx: Context,
  trx: Trx,
  payout: PayoutRow,
  to: PayoutState,
  reason: string,
): Promise<void> {
  if (to !== 'paid' && to !== 'failed' && to !== 'returned') return;
  const person = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', payout.userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!person) return;
  const about = {
    name: person.name,
    amount: toDollars(payout.cents),
    method: methodInSentence(ctx, payout.method),
    destination: payout.hint,
    link: `${ctx.settings.appUrl}/instructor-dashboard/payouts`,
  };
  if (to === 'paid') await queueEmail(trx, person.email, payoutPaidEmail, about);
  else
    await queueEmail(trx, person.email, payoutFailedEmail, {
      ...about,
      returned: to === 'returned',
      reason,
    });
}
