import type { Viewer } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/failures/failure.ts';
import { mayStudy } from '../learning/index.server.ts';
import { freshInvite } from './fresh-invite.server.ts';

const notEnrolled = failure('community.not_enrolled', 403, 'You are not enrolled in this course');
const noLink = failure('community.no_link', 404, 'No community link available');

/**
 * The community URL of a course: a new personal invitation if a bot can create one, else the course's own link.
 * @throws 403 for anyone who may not open the course, 404 if it has no community
 */
export async function openCommunity(ctx: Context, viewer: Viewer, courseId: string): Promise<string> {
  if (!(await mayStudy(ctx.db, viewer._id, courseId))) throw notEnrolled();
  const course = await ctx.db
    .selectFrom('courses')
    .select('communityLink')
    .where('id', '=', courseId)
    .executeTakeFirst();
  if (!course?.communityLink) throw noLink();
  return (await inviteOrNothing(ctx, course.communityLink)) ?? course.communityLink;
}

async function inviteOrNothing(ctx: Context, link: string): Promise<string | null> {
  const { discord } = ctx.settings;
  if (!discord) return null;
  try {
    return await freshInvite(discord, link);
  } catch (error) {
    ctx.log.warn({ err: error }, 'no new invitation from Discord; using the stored link');
    return null;
  }
}
