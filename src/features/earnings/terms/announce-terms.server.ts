import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { type InstructorTerms, termsAt, termsFor } from '../../ledger/index.server.ts';
import { queueEmail } from '../../notifications/index.server.ts';
import { changesOf, sharesChangeEmail, termsCancelledEmail, termsChangeEmail } from '../emails/terms.tsx';
import { presentTerms } from './show-terms.server.ts';

type Person = { id: string; name: string; email: string };
type Announced = { announcedAt: Date | null; cancelledAt: Date | null; cancellationAnnouncedAt: Date | null };

/** Which announcement is due; null if there is none, as for a version that was cancelled before it was announced. */
function dueAnnouncement({ announcedAt, cancelledAt, cancellationAnnouncedAt }: Announced) {
  if (!cancelledAt) return announcedAt ? null : 'change';
  return announcedAt && !cancellationAnnouncedAt ? 'cancellation' : null;
}

/**
 * Runs the `announce_terms` job: emails the instructors for whom something changes, once each. The emails are queued and
 * recorded in one transaction, so a job that is interrupted or repeated emails nobody twice.
 * Terms that change nothing for instructors are not announced.
 */
export async function announceTerms(ctx: Context, { version }: { version: number }): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const terms = await trx
      .selectFrom('shareTerms')
      .selectAll()
      .where('version', '=', version)
      .forUpdate()
      .executeTakeFirst();
    const due = terms && dueAnnouncement(terms);
    if (!due) return;
    const from = terms.effectiveFrom;
    const refundDays = ctx.settings.refundTerms.days;
    const before = presentTerms(await termsAt(trx, new Date(from.getTime() - 1)), refundDays);
    const after = presentTerms(terms, refundDays);
    if (changesOf(before, after, null).length === 0) return;
    const ownShares = await ownSharesAt(trx, from);
    for (const person of await allInstructors(trx)) {
      const own = ownShares.get(person.id) ?? null;
      if (changesOf(before, after, own).length === 0) continue;
      const about = { name: person.name, from: from.toISOString(), link: linkTo(ctx) };
      if (due === 'cancellation') await queueEmail(trx, person.email, termsCancelledEmail, about);
      else await queueEmail(trx, person.email, termsChangeEmail, { ...about, before, after, own });
    }
    await trx
      .updateTable('shareTerms')
      .set(due === 'change' ? { announcedAt: ctx.clock() } : { cancellationAnnouncedAt: ctx.clock() })
      .where('version', '=', version)
      .execute();
  });
}

const linkTo = (ctx: Context): string => `${ctx.settings.appUrl}/instructor-dashboard/earnings`;

const allInstructors = (trx: Trx): Promise<Person[]> =>
  trx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'instructor')
    .where('isActive', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();

/** The individual shares in force at a moment, by instructor. */
async function ownSharesAt(trx: Trx, moment: Date): Promise<Map<string, ReturnType<typeof sharesOf>>> {
  const rows = await trx
    .selectFrom('shareOverrides')
    .distinctOn('userId')
    .select(['userId', 'ownPermille', 'platformPermille'])
    .where('effectiveFrom', '<=', moment)
    .where('cancelledAt', 'is', null)
    .orderBy('userId')
    .orderBy('effectiveFrom', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ userId, ownPermille, platformPermille }) =>
      ownPermille === null || platformPermille === null
        ? []
        : [[userId, sharesOf({ ownPermille, platformPermille })]],
    ),
  );
}

const sharesOf = (terms: Pick<InstructorTerms, 'ownPermille' | 'platformPermille'>) => ({
  ownShare: terms.ownPermille / 10,
  platformShare: terms.platformPermille / 10,
});

/** Runs the `announce_shares` job: tells an instructor about their individual shares, once. */
export async function announceShares(ctx: Context, { id }: { id: string }): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const shares = await trx
      .selectFrom('shareOverrides')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const due = shares && dueAnnouncement(shares);
    if (!due) return;
    const from = shares.effectiveFrom;
    const [person] = (await allInstructors(trx)).filter((one) => one.id === shares.userId);
    if (person) {
      const about = { name: person.name, from: from.toISOString(), link: linkTo(ctx) };
      if (due === 'cancellation') await queueEmail(trx, person.email, termsCancelledEmail, about);
      else
        await queueEmail(trx, person.email, sharesChangeEmail, {
          ...about,
          before: sharesOf(await termsFor(trx, person.id, new Date(from.getTime() - 1))),
          after: sharesOf(await termsFor(trx, person.id, from)),
          isOwn: shares.ownPermille !== null,
        });
    }
    await trx
      .updateTable('shareOverrides')
      .set(due === 'change' ? { announcedAt: ctx.clock() } : { cancellationAnnouncedAt: ctx.clock() })
      .where('id', '=', id)
      .execute();
  });
}
