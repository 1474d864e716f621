import { done } from '../../contract/api/responses.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { readingFrom } from '../../platform/http/recent-writes.ts';
import { adminCoursesApi } from './admin-api.server.ts';
import {
  addCourse,
  type CurriculumChanged,
  changeCourse,
  setPublication,
} from './courses/author-course.server.ts';
import type { CourseRow } from './courses/courses.server.ts';
import { ownCoursesCsv } from './courses/listing/courses-csv.server.ts';
import { listOwnCourses } from './courses/listing/list-courses.server.ts';
import { presentSaved } from './courses/saving/present-saved.ts';
import { type CountLearners, showFullCourse } from './courses/show-full-course.server.ts';
import * as routes from './endpoints.server.ts';
import { courseHistory } from './publishing/course-history.server.ts';
import {
  archiveCourse,
  type CleanUp,
  deleteCourse,
  type Removal,
} from './publishing/remove-course.server.ts';

/** What authoring needs from later features. */
type AuthoringDependencies = Removal & CleanUp & CurriculumChanged & { countLearners: CountLearners };

/** Creating, changing, publishing, reviewing and deleting courses. Mount it before the catalogue. */
export function authoringApi(ctx: Context, deps: AuthoringDependencies) {
  return newApi()
    .openapi(
      routes.createRoute,
      respond(routes.createRoute, async (c) => {
        const course = await addCourse(ctx, deps, viewerOf(c), c.req.valid('json'));
        return done('Course created successfully', { course: presentSaved(course) });
      }),
    )
    .openapi(
      routes.ownListRoute,
      respond(routes.ownListRoute, (c) => listOwnCourses(ctx.db, viewerOf(c)._id, c.req.valid('query'))),
    )
    .openapi(
      routes.ownCsvRoute,
      respond(routes.ownCsvRoute, (c) =>
        ownCoursesCsv(readingFrom(ctx, c).db, viewerOf(c)._id, c.req.valid('query')),
      ),
    )
    .openapi(
      routes.editRoute,
      respond(routes.editRoute, async (c) => ({
        course: await showFullCourse(ctx, viewerOf(c), c.req.valid('param').id, deps.countLearners),
      })),
    )
    .openapi(
      routes.historyRoute,
      respond(routes.historyRoute, (c) =>
        courseHistory(ctx.db, viewerOf(c), c.req.valid('param').id, c.req.valid('query')),
      ),
    )
    .openapi(
      routes.updateRoute,
      respond(routes.updateRoute, async (c) => {
        const course = await changeCourse(
          ctx,
          deps,
          viewerOf(c),
          c.req.valid('param').id,
          c.req.valid('json'),
        );
        return done('Course saved successfully', { course: presentSaved(course) });
      }),
    )
    .openapi(
      routes.deleteRoute,
      respond(routes.deleteRoute, async (c) => {
        // Removes the files immediately, because they can be watched until then. If the store refuses, a job tries
        // again.
        await deps.cleanUp(await deleteCourse(ctx, viewerOf(c), c.req.valid('param').id, deps));
        return done('Course deleted successfully');
      }),
    )
    .openapi(
      routes.archiveRoute,
      respond(routes.archiveRoute, async (c) => {
        await archiveCourse(ctx, viewerOf(c), c.req.valid('param').id);
        return done('Course archived successfully');
      }),
    )
    .openapi(
      routes.publicationRoute,
      respond(routes.publicationRoute, async (c) => {
        const { isPublished } = c.req.valid('json');
        const course = await setPublication(ctx, viewerOf(c), c.req.valid('param').id, isPublished);
        return done(publicationMessage(course), { course: presentSaved(course) });
      }),
    )
    .route('/', adminCoursesApi(ctx, deps));
}

function publicationMessage(course: CourseRow): string {
  if (!course.isPublished) return 'Course unpublished successfully';
  return course.isPublic ? 'Course published successfully' : 'Course submitted for review';
}
