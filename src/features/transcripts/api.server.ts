import { anyone } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { endpoint, respond } from '../../platform/http/endpoint.ts';
import { readingFrom } from '../../platform/http/recent-writes.ts';
import * as shapes from './contract.ts';
import { findInCourse } from './find-in-course.server.ts';

const findRoute = endpoint({
  operationId: 'searchInCourse',
  method: 'get',
  path: '/courses/{id}/find',
  tag: 'Courses',
  allow: anyone,
  summary: 'Matching passages in a course, with their times; visitors search its free preview',
  params: shapes.CourseParams,
  query: shapes.FindQuery,
  response: shapes.FindResult,
  failures: [404],
});

/** Search within a course. */
export function transcriptsApi(ctx: Context) {
  return newApi().openapi(
    findRoute,
    respond(findRoute, (c) => {
      const viewer = c.get('viewer');
      const db = viewer ? ctx.db : readingFrom(ctx, c).db;
      return findInCourse(
        { db, now: ctx.clock() },
        viewer,
        c.req.valid('param').id,
        c.req.valid('query').search,
      );
    }),
  );
}
