import { limits } from '../../../contract/constants.ts';
import { parseQuery } from '../../../lib/list/query-params.ts';
import { CourseQuery } from '../contract.ts';
import { settlePrices } from './filters/price-range.ts';

/** The list request from the URL's parameters. A page beyond the API's limit becomes the last allowed one. */
export function courseQuery(request: Request): CourseQuery {
  const searchParams = new URL(request.url).searchParams;
  settlePrices(searchParams);
  if (Number(searchParams.get('page')) > limits.coursePages)
    searchParams.set('page', String(limits.coursePages));
  return parseQuery(searchParams, CourseQuery);
}
