import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { removeJob } from '../../../platform/jobs/jobs.ts';
import { alreadyHidden, alreadySent, noAnnouncement } from '../failures.server.ts';
import { jobKey, queueAnnouncement } from '../sending/send-announcement.server.ts';

/**
 * Cancels an announcement that has not gone out. Audited when an administrator does.
 * @throws 404 if the course is not the viewer's, 409 if it has gone out
 */
export async function cancelAnnouncement(ctx: Context, viewer: Viewer, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { state, instructorId, title } = await lock(trx, id);
    const isOwn = instructorId === viewer._id;
    if (!isOwn && viewer.role !== 'admin') throw noAnnouncement();
    if (state === 'cancelled') return;
    if (state !== 'scheduled') throw alreadySent({ message: 'This announcement has already gone out.' });
    await trx.updateTable('announcements').set({ cancelledAt: ctx.clock() }).where('id', '=', id).execute();
    await removeJob(trx, jobKey(id));
    if (!isOwn) await record(trx, viewer, id, 'cancelled', { title });
  });
}

/** Hides an announcement from learners, and stops sending it. Audited. @throws 404, 409 if already hidden for another reason */
export async function hideAnnouncement(
  ctx: Context,
  actor: Viewer,
  id: string,
  reason: string,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { title, body, state, hiddenReason } = await lock(trx, id);
    if (hiddenReason === reason) return;
    if (state === 'hidden') throw alreadyHidden();
    await trx
      .updateTable('announcements')
      .set({ hiddenAt: ctx.clock(), hiddenReason: reason })
      .where('id', '=', id)
      .execute();
    await record(trx, actor, id, 'hidden', { title, text: body, reason });
  });
}

/** Shows a hidden announcement again, and sends it to those whom it has not reached. Audited. @throws 404 */
export async function unhideAnnouncement(ctx: Context, actor: Viewer, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { title, state, sentAt, cancelledAt, sendAt } = await lock(trx, id);
    if (state !== 'hidden') return;
    await trx
      .updateTable('announcements')
      .set({ hiddenAt: null, hiddenReason: null })
      .where('id', '=', id)
      .execute();
    if (!sentAt && !cancelledAt) await queueAnnouncement(trx, id, sendAt);
    await record(trx, actor, id, 'restored', { title });
  });
}

async function lock(trx: Trx, id: string) {
  return trx
    .selectFrom('announcements as a')
    .innerJoin('courses as c', 'c.id', 'a.courseId')
    .select(['a.title', 'a.body', 'a.state', 'a.sentAt', 'a.cancelledAt', 'a.sendAt'])
    .select(['a.hiddenReason', 'c.instructorId'])
    .where('a.id', '=', id)
    .forUpdate('a')
    .executeTakeFirstOrThrow(() => noAnnouncement());
}

const record = (trx: Trx, actor: Viewer, id: string, verb: string, details: Record<string, unknown>) =>
  audit(trx, actor._id, `announcement.${verb}`, { type: 'announcement', id }, details);
