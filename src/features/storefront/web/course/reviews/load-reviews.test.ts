import { expect, test } from 'vitest';
import { createClient } from '../../../../../contract/api/client.ts';
import { loadReviews } from './load-reviews.ts';

/** An API with seven reviews. @returns the client, and the query of each request */
function apiWithReviews() {
  const asked: string[] = [];
  const api = createClient('http://localhost:3000', {
    fetch: async (input: RequestInfo | URL) => {
      const { search, searchParams } = new URL(String(input));
      asked.push(search);
      return Response.json({ total: 7, page: Number(searchParams.get('page')), limit: 5, reviews: [] });
    },
  });
  return { api, asked };
}

test.each([
  ['2', 2],
  ['999', 2],
  ['0', 1],
  ['two', 1],
  [null, 1],
])('with seven reviews, “?page=%s” shows page %i', async (page, shown) => {
  const { api } = apiWithReviews();
  expect(await loadReviews(api, 'risk', null, page)).toMatchObject({ page: shown });
});

test('requests only reviews with the chosen number of stars', async () => {
  const { api, asked } = apiWithReviews();
  await loadReviews(api, 'risk', 4, '2');
  expect(asked).toEqual(['?limit=5&rating=4&page=2']);
});
