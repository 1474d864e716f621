import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { LiveSession } from '../contract.ts';
import { dropReminders, queueSessionEmails } from '../emails/session-emails.server.ts';
import { begun, isCancelled, noLecture, noSession, notOver } from '../failures.server.ts';
import { showSession } from '../reading/sessions.server.ts';
import { lockSession } from './lock-session.server.ts';

/**
 * Cancels a session that has not begun and emails those who have registered. Audited when an administrator does.
 * @throws 404 not the viewer's course, 409 begun
 */
export async function cancelSession(ctx: Context, viewer: Viewer, sessionId: string): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, sessionId);
    const isOwn = session?.instructorId === viewer._id;
    if (!session || (!isOwn && viewer.role !== 'admin')) throw noSession();
    if (session.cancelledAt) return;
    if (session.startsAt <= now) throw begun();
    const version = session.version + 1;
    await trx
      .updateTable('liveSessions')
      .set({ cancelledAt: now, version })
      .where('id', '=', sessionId)
      .execute();
    await dropReminders(trx, sessionId);
    await queueSessionEmails(trx, { sessionId, occasion: 'cancelled', version });
    if (!isOwn)
      await audit(
        trx,
        viewer._id,
        'live_session.cancelled',
        { type: 'live session', id: sessionId },
        { title: session.title },
      );
  });
}

/**
 * Cancels the upcoming sessions of an instructor who is being deleted, and emails those who have registered. Call it
 * after the instructor's courses have been changed: other changes lock a course before its sessions.
 */
export async function cancelSessionsOf(
  trx: Trx,
  { clock }: Pick<Context, 'clock'>,
  instructorId: string,
): Promise<void> {
  const now = clock();
  const cancelled = await trx
    .updateTable('liveSessions')
    .set((eb) => ({ cancelledAt: now, version: eb('version', '+', 1) }))
    .where('courseId', 'in', (courses) =>
      courses.selectFrom('courses').select('id').where('instructorId', '=', instructorId),
    )
    .where('startsAt', '>', now)
    .where('cancelledAt', 'is', null)
    .returning(['id', 'version'])
    .execute();
  for (const { id: sessionId, version } of cancelled) {
    await dropReminders(trx, sessionId);
    await queueSessionEmails(trx, { sessionId, occasion: 'cancelled', version });
  }
}

/**
 * Sets the lecture that has the recording; null removes it.
 * @throws 404 not the viewer's session or a lecture of another course, 409 cancelled or not over yet
 */
export async function setRecording(
  ctx: Context,
  viewer: Viewer,
  sessionId: string,
  lectureId: string | null,
): Promise<LiveSession> {
  await ctx.db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, sessionId);
    if (session?.instructorId !== viewer._id) throw noSession();
    if (session.cancelledAt) throw isCancelled();
    if (session.endsAt > ctx.clock()) throw notOver();
    if (lectureId !== null)
      await trx
        .selectFrom('lectures')
        .select('id')
        .where('id', '=', lectureId)
        .where('courseId', '=', session.courseId)
        .executeTakeFirstOrThrow(() => noLecture());
    await trx
      .updateTable('liveSessions')
      .set({ recordingLectureId: lectureId })
      .where('id', '=', sessionId)
      .execute();
  });
  return showSession(ctx, viewer, sessionId);
}
