import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { loadList } from '../../../../lib/list/load-list.ts';
import type { Scope } from '../../../../lib/page/scope.ts';
import { HistoryQuery } from '../../../authoring/contract.ts';

/** A page of a course's history, from the URL's parameters. */
export function loadHistory(request: Request, api: Scope['api'], id: string) {
  const options = {
    query: HistoryQuery,
    limit: pageSizes.courseHistory,
    failed: 'Failed to load course data',
  };
  return loadList(request, options, (query) =>
    read(api.courses[':id'].history.$get({ param: segments({ id }), query })),
  );
}
