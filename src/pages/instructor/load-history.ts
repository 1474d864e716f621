import { read } from '../../contract/client.ts';
import { pageSizes } from '../../contract/constants.ts';
import { HistoryQuery } from '../../features/authoring/schemas.ts';
import { wordsOf } from '../list-words.ts';
import { orFailure } from '../or-failure.ts';
import { orLastPage } from '../or-last-page.ts';
import type { Scope } from '../scope.ts';

/** A page of what was done with a course, as the address asks for it. */
export function loadHistory(request: Request, api: Scope['api'], id: string) {
  const query = { ...wordsOf(request, HistoryQuery), limit: pageSizes.courseHistory };
  const { history } = api.courses[':id'];
  const ask = (page: number) => read(history.$get({ param: { id }, query: { ...query, page } }));
  return orFailure(orLastPage(query.page, ask), 'Failed to load course data');
}
