import { read } from '../../../contract/api/read.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { loadList } from '../../../lib/list/load-list.ts';
import type { Scope } from '../../../lib/page/scope.ts';
import { OwnEnrolmentQuery } from '../../reports/contract.ts';

/** A page of enrolments in the instructor's own courses, or one of them, from the URL's parameters. */
export function loadEnrolments(request: Request, api: Scope['api'], courseId?: string) {
  const options = {
    query: OwnEnrolmentQuery,
    limit: pageSizes.enrollments,
    failed: 'Failed to load enrollment data',
  };
  return loadList(request, options, (query) =>
    read(api.courses['enrolled-students'].$get({ query: { ...query, course: courseId ?? query.course } })),
  );
}
