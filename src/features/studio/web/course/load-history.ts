import { read } from '../../../../contract/api/client.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { orLastPage } from '../../../../lib/list/clamp-page.ts';
import { wordsOf } from '../../../../lib/list/query-params.ts';
import { orFailure } from '../../../../lib/page/part.ts';
import type { Scope } from '../../../../lib/page/scope.ts';
import { HistoryQuery } from '../../../authoring/contract.ts';

/** A page of what was done with a course, as the address asks for it. */
export function loadHistory(request: Request, api: Scope['api'], id: string) {
  const query = { ...wordsOf(request, HistoryQuery), limit: pageSizes.courseHistory };
  const { history } = api.courses[':id'];
  const ask = (page: number) => read(history.$get({ param: { id }, query: { ...query, page } }));
  return orFailure(orLastPage(query.page, ask), 'Failed to load course data');
}
