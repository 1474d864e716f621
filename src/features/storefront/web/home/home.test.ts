import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { categories } from '../../../../contract/constants.ts';
import { signOf } from './category-sign.ts';
import { addressOf, readFeaturedQuery } from './featured-query.ts';
import { allowsVideo } from './hero/backdrop.ts';

test('visitors who prefer less motion or less data get no video', () => {
  expect(allowsVideo({ reducedMotion: false, saveData: false })).toBe(true);
  expect(allowsVideo({ reducedMotion: true, saveData: false })).toBe(false);
  expect(allowsVideo({ reducedMotion: false, saveData: true })).toBe(false);
});

test('“All”, and an unknown category, filter nothing', () => {
  expect(readFeaturedQuery(new URLSearchParams('category=All&search=+risk+'))).toEqual({
    search: 'risk',
    category: null,
  });
  expect(readFeaturedQuery(new URLSearchParams('category=Cooking'))).toEqual({ search: '', category: null });
});

test('the URL has only the parameters that are set', () => {
  expect(addressOf('/', { search: '', category: null })).toBe('/');
  expect(addressOf('/', { search: 'a&b', category: 'Risk Management' })).toBe(
    '/?search=a%26b&category=Risk+Management',
  );
});

test('there is a drawing for every category', async () => {
  const signs = await readFile(new URL('media/categories.svg', import.meta.url), 'utf8');
  for (const category of categories) expect(signs).toContain(`id="${signOf(category)}"`);
});
