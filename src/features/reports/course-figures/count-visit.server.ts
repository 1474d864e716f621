import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import type { Visit } from '../contract.ts';

const courseNotFound = failure('course.not_found', 404, 'Course not found');

/** Search engines, link previews and scripts that identify themselves in their user agent. */
const robots =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|monitor|lighthouse|curl|wget|python|axios|^$/i;

type Visitor = { viewer: Viewer | null; userAgent: string };

/**
 * Adds one to a course's counter for today, and stores nothing about the visitor. Robots, administrators and the
 * course's instructor do not count.
 * @throws 404 unless the course is public
 */
export async function countVisit(
  ctx: Context,
  courseId: string,
  kind: Visit['kind'],
  { viewer, userAgent }: Visitor,
): Promise<void> {
  const course = await ctx.db
    .selectFrom('courses')
    .select('instructorId')
    .where('id', '=', courseId)
    .where('isPublic', '=', true)
    .executeTakeFirst();
  if (!course) throw courseNotFound();
  if (robots.test(userAgent) || viewer?.role === 'admin' || viewer?._id === course.instructorId) return;
  const counter = sql.ref(kind === 'view' ? 'views' : 'previews');
  const day = ctx.clock().toISOString().slice(0, 10);
  await sql`
    insert into course_visits as v (course_id, day, ${counter}) values (${courseId}, ${day}, 1)
      on conflict (course_id, day) do update set ${counter} = v.${counter} + 1`.execute(ctx.db);
}
