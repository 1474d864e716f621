import { limits } from '../../../contract/constants.ts';
import { readWords } from '../../../lib/list/query-params.ts';
import { CourseQuery } from '../contract.ts';
import { settlePrices } from './price-range.ts';

/** What an address asks of the list of courses. A page beyond what the API takes is as good as the last it takes. */
export function courseWords(request: Request): CourseQuery {
  const words = new URL(request.url).searchParams;
  settlePrices(words);
  if (Number(words.get('page')) > limits.coursePages) words.set('page', String(limits.coursePages));
  return readWords(words, CourseQuery);
}
