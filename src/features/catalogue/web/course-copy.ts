import { limits } from '../../../contract/constants.ts';
import { readWords } from '../../../lib/list/query-params.ts';
import { CourseQuery } from '../contract.ts';
import { settlePrices } from './price-range.ts';

/** The list request from the URL's parameters. A page beyond the API's limit becomes the last allowed one. */
export function courseWords(request: Request): CourseQuery {
  const words = new URL(request.url).searchParams;
  settlePrices(words);
  if (Number(words.get('page')) > limits.coursePages) words.set('page', String(limits.coursePages));
  return readWords(words, CourseQuery);
}
