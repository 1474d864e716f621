import { expect, test } from 'vitest';
import { courseQuery } from './course-query.ts';

const begin = { page: 1, limit: 100, sort: 'newest' };

test.each([
  ['', begin],
  ['minPrice=1000000', { ...begin, minPrice: 1_000_000 }],
  ['minPrice=1000001', { ...begin, minPrice: 1_000_000 }],
  ['minPrice=99999999999&maxPrice=50', { ...begin, minPrice: 50, maxPrice: 1_000_000 }],
  ['maxPrice=1e400', { ...begin, maxPrice: 1_000_000 }],
  ['minPrice=-5&maxPrice=0', { ...begin, minPrice: 0, maxPrice: 0 }],
  ['minPrice=100&maxPrice=9', { ...begin, minPrice: 9, maxPrice: 100 }],
  ['minPrice=cheap&maxPrice=+9+', { ...begin, maxPrice: 9 }],
  ['minPrice=+&maxPrice=9', { ...begin, maxPrice: 9 }],
  ['page=5000', { ...begin, page: 5000 }],
  ['page=100001', { ...begin, page: 100_000 }],
  ['page=third', begin],
])('the list turns ?%s into a request that the API accepts', (query, expected) => {
  expect(courseQuery(new Request(`http://localhost:3000/all-courses?${query}`))).toEqual(expected);
});
