import { randomUUID } from 'node:crypto';
import type { Context } from '../../../src/platform/context.ts';

/** A scheduled announcement of a course. */
export async function addAnnouncement(ctx: Context, courseId: string) {
  const announcementId = randomUUID();
  await ctx.db
    .insertInto('announcements')
    .values({
      id: announcementId,
      courseId,
      title: 'A worked example',
      body: 'In section 3.',
      audience: 'all',
      sendAt: new Date(ctx.clock().getTime() + 3_600_000),
      timeZone: 'UTC',
    })
    .execute();
  return { announcementId };
}
