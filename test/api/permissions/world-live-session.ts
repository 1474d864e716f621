import { randomUUID } from 'node:crypto';
import { newFeed } from '../../../src/features/live-sessions/calendar/session-calendar.server.ts';
import type { Context } from '../../../src/platform/context.ts';

/** A live session of a course that starts in two hours, a learner's registration for it, and their calendar's token. */
export async function addLiveSession(ctx: Context, learnerId: string, courseId: string) {
  const liveSessionId = randomUUID();
  const startsAt = new Date(ctx.clock().getTime() + 2 * 3_600_000);
  await ctx.db
    .insertInto('liveSessions')
    .values({
      id: liveSessionId,
      courseId,
      title: 'Your questions',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      timeZone: 'UTC',
      minutes: 60,
      link: 'https://meet.example/risk',
    })
    .execute();
  await ctx.db
    .insertInto('liveSessionRegistrations')
    .values({ sessionId: liveSessionId, userId: learnerId })
    .execute();
  const url = await newFeed(ctx, learnerId);
  return { liveSessionId, calendarToken: url.split('/').at(-2) ?? '' };
}
