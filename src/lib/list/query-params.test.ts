import { expect, test } from 'vitest';
import { UserQuery } from '../../features/admin/contract.ts';
import { CourseQuery } from '../../features/catalogue/contract.ts';
import { readQuery, searchable } from './query-params.ts';

const requestOf = (query: string) => new Request(`http://localhost:3000/list?${query}`);

const begin = { page: 1, limit: 100 };

test.each([
  ['', begin],
  ['search=ada&page=3&sort=-name', { ...begin, search: 'ada', page: 3, sort: '-name' }],
  ['search=ada&page=third', { ...begin, search: 'ada' }],
  ['search=+ada+&page=0&role=user', { ...begin, search: 'ada', role: 'user' }],
  ['sort=shoe-size&status=inactive&page=2', { ...begin, status: 'inactive', page: 2 }],
  ['page=1e400&limit=-1&role=superuser&search=+&sort=&status=', begin],
  ['page=%00&unheard=of', begin],
  ['role=user&role=admin', { ...begin, role: 'admin' }],
])('only the valid parameters of ?%s count', (query, expected) => {
  expect(readQuery(requestOf(query), UserQuery)).toEqual(expected);
});

test.each([
  ['a NUL', 'a\u0000b', 'a b'],
  ['a non-character', '\uffffrisk', 'risk'],
  ['line breaks', 'risk\r\n', 'risk'],
  ['a bidi control', '\u202erisk', 'risk'],
  ['nothing but control characters', '\u0000\u0007', ''],
  ['10,000 characters', 'x'.repeat(10_000), 'x'.repeat(200)],
  ['an emoji where it is cut', `${'x'.repeat(199)}😀`, 'x'.repeat(199)],
  ['right-to-left text', 'مخاطر المشاريع', 'مخاطر المشاريع'],
])('the usable part of a search with %s is kept, and every list accepts it', (_what, typed, usable) => {
  expect(searchable(typed)).toBe(usable);
  const query = new URLSearchParams({ search: typed }).toString();
  for (const list of [CourseQuery, UserQuery]) {
    expect(readQuery(requestOf(query), list)).toEqual(list.parse(usable ? { search: usable } : {}));
  }
});

test('a list that takes several values of a parameter gets all the valid ones', () => {
  const levels = (query: string) => readQuery(requestOf(query), CourseQuery).level;
  expect(levels('level=Beginner&level=Advanced')).toEqual(['Beginner', 'Advanced']);
  expect(levels('level=Beginner')).toEqual(['Beginner']);
  expect(levels('level=Expert')).toBeUndefined();
});
