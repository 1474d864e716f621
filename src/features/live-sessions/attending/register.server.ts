import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isEnrolled } from '../../learning/index.server.ts';
import type { LiveSession } from '../contract.ts';
import { full, isCancelled, noSession, onlyLearners, over } from '../failures.server.ts';
import { showSession } from '../reading/sessions.server.ts';

/**
 * Registers a learner. Changes nothing for a learner who has registered already. The database counts the places with
 * each registration and refuses one above the capacity, so two learners cannot take the last place.
 * @throws 403 not enrolled, 404 no such session, 409 full, over or cancelled
 */
export async function register(ctx: Context, viewer: Viewer, sessionId: string): Promise<LiveSession> {
  await requireOpen(ctx, viewer, sessionId);
  try {
    await sql`
      insert into live_session_registrations (session_id, user_id, registered_at)
      select id, ${viewer._id}, ${ctx.clock()} from live_sessions
      where id = ${sessionId} and cancelled_at is null and ends_at > ${ctx.clock()}
      on conflict do nothing`.execute(ctx.db);
  } catch (error) {
    throw isAboveCapacity(error) ? full() : error;
  }
  const session = await showSession(ctx, viewer, sessionId);
  if (!session.isRegistered) throw isCancelled();
  return session;
}

/** Cancels a registration, if there is one. @throws 403 not enrolled, 404 no such session, 409 over or cancelled */
export async function leave(ctx: Context, viewer: Viewer, sessionId: string): Promise<void> {
  await requireOpen(ctx, viewer, sessionId);
  await ctx.db
    .deleteFrom('liveSessionRegistrations')
    .where('sessionId', '=', sessionId)
    .where('userId', '=', viewer._id)
    .execute();
}

async function requireOpen(ctx: Context, viewer: Viewer, sessionId: string): Promise<void> {
  const session = await ctx.db
    .selectFrom('liveSessions')
    .select(['courseId', 'endsAt', 'cancelledAt'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow(() => noSession());
  if (!(await isEnrolled(ctx.db, viewer._id, session.courseId))) throw onlyLearners();
  if (session.cancelledAt) throw isCancelled();
  if (session.endsAt <= ctx.clock()) throw over();
}

const isAboveCapacity = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'live_sessions_capacity';

/** Deletes the registrations, emails sent and calendar of a user who is being deleted. */
export async function forgetLiveSessions(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('liveSessionRegistrations').where('userId', '=', userId).execute();
  await trx.deleteFrom('liveSessionEmails').where('userId', '=', userId).execute();
  await trx.deleteFrom('calendarFeeds').where('userId', '=', userId).execute();
}
