import { randomUUID } from 'node:crypto';
import type { Context } from '../../../src/platform/context.ts';
import { makeCourse } from '../../factories/courses.ts';

/** Adds a published bundle of this course and another one by the same instructor, who has agreed to bundles. */
export async function addBundle(ctx: Context, ownerId: string, courseId: string) {
  const other = await makeCourse(ctx, { instructorId: ownerId });
  const bundleCourses = [courseId, other.id];
  const { id: bundleId } = await ctx.db
    .insertInto('bundles')
    .values({
      ownerId,
      title: 'A route',
      slug: `route-${randomUUID()}`,
      priceCents: 5000,
      status: 'published',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('bundleCourses')
    .values(bundleCourses.map((id, index) => ({ bundleId, courseId: id, position: index + 1 })))
    .execute();
  await ctx.db.insertInto('bundleConsents').values({ instructorId: ownerId }).execute();
  return { bundleId, bundleCourses };
}
