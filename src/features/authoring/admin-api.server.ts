import { done } from '../../contract/api/responses.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { readingFrom } from '../../platform/http/recent-writes.ts';
import * as routes from './admin-endpoints.server.ts';
import { allCoursesCsv } from './courses/listing/courses-csv.server.ts';
import { listAllCourses } from './courses/listing/list-courses.server.ts';
import { presentSaved } from './courses/saving/present-saved.ts';
import { type CountLearners, showFullCourse } from './courses/show-full-course.server.ts';
import { showChanges } from './publishing/changes/show-changes.server.ts';
import { type CleanUp, deleteCourse, type Removal } from './publishing/remove-course.server.ts';
import { reviewCourse, toggleCourse } from './publishing/review-course.server.ts';

/** Administrators' actions on courses. */
export function adminCoursesApi(ctx: Context, deps: Removal & CleanUp & { countLearners: CountLearners }) {
  return newApi()
    .openapi(
      routes.listRoute,
      respond(routes.listRoute, (c) => listAllCourses(ctx.db, c.req.valid('query'))),
    )
    .openapi(
      routes.csvRoute,
      respond(routes.csvRoute, (c) => allCoursesCsv(readingFrom(ctx, c).db, c.req.valid('query'))),
    )
    .openapi(
      routes.showRoute,
      respond(routes.showRoute, async (c) => ({
        course: await showFullCourse(ctx, viewerOf(c), c.req.valid('param').id, deps.countLearners),
      })),
    )
    .openapi(
      routes.changesRoute,
      respond(routes.changesRoute, async (c) => ({
        changes: await showChanges(ctx.db, c.req.valid('param').id),
      })),
    )
    .openapi(
      routes.reviewRoute,
      respond(routes.reviewRoute, async (c) => {
        const review = c.req.valid('json');
        const course = await reviewCourse(ctx, viewerOf(c), c.req.valid('param').id, review);
        return done(`Course ${review.status} successfully`, { course: presentSaved(course) });
      }),
    )
    .openapi(
      routes.statusRoute,
      respond(routes.statusRoute, async (c) => {
        const toggle = c.req.valid('json');
        const course = await toggleCourse(ctx, viewerOf(c), c.req.valid('param').id, toggle);
        const change = toggle.status === 'published' ? 'published' : 'unpublished';
        return done(`Course ${change} successfully`, { course: presentSaved(course) });
      }),
    )
    .openapi(
      routes.deleteRoute,
      respond(routes.deleteRoute, async (c) => {
        const files = await deleteCourse(ctx, viewerOf(c), c.req.valid('param').id, deps);
        const mediaCleaned = await deps.cleanUp(files);
        const message = mediaCleaned
          ? 'Course and associated media deleted successfully'
          : 'Course deleted but some media cleanup failed';
        return done(message, { mediaCleaned });
      }),
    );
}
