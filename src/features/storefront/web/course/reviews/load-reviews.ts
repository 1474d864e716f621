import type { ApiClient } from '../../../../../contract/api/client.ts';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { clampPage } from '../../../../../lib/list/clamp-page.ts';

const reviewsShown = 5;

/**
 * One page of a course's reviews, or the last page if the number is too high.
 * @param stars only reviews with this many stars; null for all
 * @param page the page number from the URL
 */
export function loadReviews(api: ApiClient, courseId: string, stars: number | null, page: string | null) {
  const query = { limit: reviewsShown, ...(stars && { rating: stars }) };
  const ask = (number: number) =>
    read(
      api.courses[':id'].reviews.$get({
        param: segments({ id: courseId }),
        query: { ...query, page: number },
      }),
    );
  return clampPage(/^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1, ask);
}
