import { expect, test } from 'vitest';
import { phonePlaces } from './phone-places.ts';

test('the first column is the title, the status keeps its place, and the next two are facts', () => {
  const columns = ['title', 'price', 'status', 'students', 'created'].map((key) => ({ key }));
  expect(phonePlaces(columns)).toEqual(['lead', 'fact', 'status', 'fact', 'rest']);
  expect(phonePlaces(['date', 'price', 'state'].map((key) => ({ key })))).toEqual(['lead', 'fact', 'status']);
});

test('a list may choose its facts, and has two at most', () => {
  const fact = { phone: 'fact' } as const;
  expect(phonePlaces([{ key: 'a' }, { key: 'b' }, { key: 'c', ...fact }, { key: 'd', ...fact }])).toEqual([
    'lead',
    'rest',
    'fact',
    'fact',
  ]);
  expect(phonePlaces(['a', 'b', 'c', 'd'].map((key) => ({ key, ...fact })))).toEqual([
    'lead',
    'fact',
    'fact',
    'rest',
  ]);
});
