import { expect, test } from 'vitest';
import { UserQuery } from '../../features/admin/schemas.ts';
import { wordsOf } from './query.ts';

const read = (query: string) => wordsOf(new Request(`http://here/list?${query}`), UserQuery);
const begin = { page: 1, limit: 100 };

test.each([
  ['', begin],
  ['search=ada&page=3&sort=-name', { ...begin, search: 'ada', page: 3, sort: '-name' }],
  ['search=ada&page=third', { ...begin, search: 'ada' }],
  ['search=ada&page=0&role=user', { ...begin, search: 'ada', role: 'user' }],
  ['sort=shoe-size&status=inactive&page=2', { ...begin, status: 'inactive', page: 2 }],
  ['page=1e400&limit=-1&role=superuser&sort=&status=', begin],
  ['page=%00&unheard=of', begin],
])('of ?%s the words that make sense count', (query, words) => {
  expect(read(query)).toEqual(words);
});
