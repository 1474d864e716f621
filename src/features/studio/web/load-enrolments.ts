import { ApiFailure, read } from '../../../contract/api/client.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { orLastPage } from '../../../lib/list/clamp-page.ts';
import { wordsOf } from '../../../lib/list/query-params.ts';
import type { Scope } from '../../../lib/page/scope.ts';
import { OwnEnrolmentQuery } from '../../reports/contract.ts';

/** A page of who is enrolled in one's own courses, or in one of them, as the address asks for it. */
export async function loadEnrolments(request: Request, api: Scope['api'], courseId?: string) {
  const words = wordsOf(request, OwnEnrolmentQuery);
  const query = { ...words, course: courseId ?? words.course, limit: pageSizes.enrollments };
  try {
    const ask = (page: number) => read(api.courses['enrolled-students'].$get({ query: { ...query, page } }));
    return { ...(await orLastPage(query.page, ask)), error: null };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error;
    return {
      enrollments: [],
      total: 0,
      page: 1,
      limit: query.limit,
      error: 'Failed to load enrollment data',
    };
  }
}
