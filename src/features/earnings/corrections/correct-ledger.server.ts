import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { isId } from '../../../contract/ids.ts';
import { toCents, toDollars } from '../../../contract/money/money.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { addOtherJournal, instructorAccount, termsAt } from '../../ledger/index.server.ts';
import type { CorrectionBody } from './contract.ts';

const noSuchCorrection = failure('ledger.correction_not_found', 404, 'Correction not found');
const decided = failure(
  'ledger.correction_decided',
  409,
  'A decision on this correction has already been made.',
);
const ownCorrection = failure(
  'ledger.second_needed',
  409,
  'You proposed this correction. A second administrator must approve it.',
);
const noSuchInstructor = failure(
  'ledger.no_instructor',
  422,
  'No instructor has this email. Please check it.',
);
const savedBefore = failure(
  'ledger.correction_exists',
  409,
  'This correction has already been saved with other values. Please check the list of corrections before you make another one.',
);
const sameAccount = failure('ledger.same_account', 422, 'Please choose two different accounts.');

export type StoredEntry = { account: string; cents: number };

/**
 * Corrects the ledger with a balanced journal and a reason. A correction above the terms' limit waits for another
 * administrator. One that is sent again with the same id is not booked again.
 * @returns whether it is booked
 * @throws 409 if another correction has the same id, 422 for an unknown instructor or an account that occurs twice
 */
export async function correctLedger(ctx: Context, admin: Viewer, body: CorrectionBody): Promise<boolean> {
  const now = ctx.clock();
  return ctx.db.transaction().execute(async (trx) => {
    const entries = await accountsIn(trx, body);
    const cents = entries.reduce((sum, entry) => sum + Math.max(0, entry.cents), 0);
    const { secondAboveCents } = await termsAt(trx, now);
    const added = await trx
      .insertInto('ledgerCorrections')
      .values({
        ...(body.id !== undefined && { id: body.id }),
        state: 'proposed',
        cents,
        entries: JSON.stringify(entries),
        memo: body.memo,
        createdBy: admin._id,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return isBooked(trx, body, entries);
    const { id } = added;
    const subject = { type: 'correction', id } as const;
    await audit(trx, admin._id, 'ledger.correction_proposed', subject, {
      amount: toDollars(cents),
      memo: body.memo,
    });
    if (cents > secondAboveCents) return false;
    await book(ctx, trx, admin, { id, entries, memo: body.memo });
    return true;
  });
}

/** Whether the correction that was saved with this id is booked. @throws 409 if its values differ */
async function isBooked(trx: Trx, { id, memo }: CorrectionBody, entries: StoredEntry[]): Promise<boolean> {
  const known = await trx
    .selectFrom('ledgerCorrections')
    .select(['state', 'entries', 'memo'])
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
  if (known.memo !== memo || !isDeepStrictEqual(known.entries, entries)) throw savedBefore();
  return known.state === 'booked';
}

async function accountsIn(trx: Trx, { entries }: CorrectionBody): Promise<StoredEntry[]> {
  const stored: StoredEntry[] = [];
  for (const [index, { account, instructor, amount }] of entries.entries()) {
    const name =
      instructor && account === 'instructor:available' ? await ownAccount(trx, instructor, index) : account;
    if (stored.some((one) => one.account === name))
      throw sameAccount({
        fields: { [`entries.${index}.account`]: 'Please choose two different accounts.' },
      });
    stored.push({ account: name, cents: toCents(amount) });
  }
  return stored;
}

async function ownAccount(trx: Trx, email: string, index: number): Promise<string> {
  const person = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where((user) =>
      user.or([
        user('role', '=', 'instructor'),
        // A former instructor still has a balance.
        sql<boolean>`exists (select from ledger_balances where account = 'instructor:' || users.id || ':available')`,
      ]),
    )
    .executeTakeFirst();
  const message = 'No instructor has this email. Please check it.';
  if (!person) throw noSuchInstructor({ fields: { [`entries.${index}.instructor`]: message } });
  return instructorAccount(person.id, 'available');
}

type Booked = { id: string; entries: StoredEntry[]; memo: string };

async function book(ctx: Context, trx: Trx, admin: Viewer, { id, entries, memo }: Booked): Promise<void> {
  const now = ctx.clock();
  const journalId = await addOtherJournal(
    trx,
    { kind: 'correction', actorId: admin._id, memo, entries },
    now,
  );
  await trx
    .updateTable('ledgerCorrections')
    .set({ state: 'booked', decidedBy: admin._id, decidedAt: now, journalId })
    .where('id', '=', id)
    .execute();
  await audit(trx, admin._id, 'ledger.correction_booked', { type: 'correction', id }, { journalId });
}

/**
 * Approves a correction that another administrator proposed.
 * @throws 404, or 409 after a decision, or for its proposer
 */
export async function approveCorrection(ctx: Context, admin: Viewer, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const correction = await lockProposed(trx, id);
    if (correction.createdBy === admin._id) throw ownCorrection();
    await book(ctx, trx, admin, { ...correction, entries: correction.entries as StoredEntry[] });
  });
}

/** Discards a correction that is not booked yet. @throws 404, or 409 after a decision */
export async function discardCorrection(ctx: Context, admin: Viewer, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockProposed(trx, id);
    await trx
      .updateTable('ledgerCorrections')
      .set({ state: 'discarded', decidedBy: admin._id, decidedAt: ctx.clock() })
      .where('id', '=', id)
      .execute();
    await audit(trx, admin._id, 'ledger.correction_discarded', { type: 'correction', id });
  });
}

async function lockProposed(trx: Trx, id: string) {
  if (!isId(id)) throw noSuchCorrection();
  const correction = await trx
    .selectFrom('ledgerCorrections')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!correction) throw noSuchCorrection();
  if (correction.state !== 'proposed') throw decided();
  return correction;
}
