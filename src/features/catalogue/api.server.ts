import { categories } from '../../contract/constants.ts';
import { anyone } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { endpoint, respond } from '../../platform/http/endpoint.ts';
import { readingFrom } from '../../platform/http/recent-writes.ts';
import * as shapes from './contract.ts';
import { countCategories } from './search/count-categories.server.ts';
import { findCourses } from './search/find-courses.server.ts';
import { type CatalogueDependencies, showCourse } from './show-course.server.ts';

const tag = 'Catalogue';

const listRoute = endpoint({
  operationId: 'listCourses',
  method: 'get',
  path: '/courses',
  tag,
  allow: anyone,
  summary: 'The public catalogue: search, filters, sorting and paging',
  query: shapes.CourseQuery,
  response: shapes.CourseList,
});

const categoriesRoute = endpoint({
  operationId: 'listCategories',
  method: 'get',
  path: '/courses/categories',
  tag,
  allow: anyone,
  summary: 'The categories, and how many courses in each match the filters',
  query: shapes.CategoryQuery,
  response: shapes.CategoryList,
});

const showRoute = endpoint({
  operationId: 'getCourse',
  method: 'get',
  path: '/courses/{id}',
  tag,
  allow: anyone,
  summary: 'A course by id or slug, and your relationship to it',
  params: shapes.CourseParams,
  response: shapes.CourseResponse,
  failures: [404],
});

/** Browse, search and read about courses. */
export function catalogueApi(ctx: Context, deps: CatalogueDependencies) {
  return newApi()
    .openapi(
      listRoute,
      respond(listRoute, (c) => findCourses(readingFrom(ctx, c).pool, c.req.valid('query'))),
    )
    .openapi(
      categoriesRoute,
      respond(categoriesRoute, async (c) => ({
        categories: [...categories],
        counts: await countCategories(readingFrom(ctx, c).pool, c.req.valid('query')),
      })),
    )
    .openapi(
      showRoute,
      respond(showRoute, (c) => {
        const viewer = c.get('viewer');
        const db = viewer ? ctx.db : readingFrom(ctx, c).db;
        return showCourse(db, deps, c.req.valid('param').id, viewer);
      }),
    );
}
