import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { categories } from '../../contract/constants.ts';
import { allowFilm } from './backdrop.ts';
import { eased, modulo, placeOf, stepsTo } from './carousel.ts';
import { signOf } from './category-sign.ts';
import { addressOf, readFeaturedWords } from './featured-words.ts';

test('who asks for less motion or less data gets no film', () => {
  expect(allowFilm({ reducedMotion: false, saveData: false })).toBe(true);
  expect(allowFilm({ reducedMotion: true, saveData: false })).toBe(false);
  expect(allowFilm({ reducedMotion: false, saveData: true })).toBe(false);
});

test('“All”, and a category that does not exist, filter nothing', () => {
  expect(readFeaturedWords(new URLSearchParams('category=All&search=+risk+'))).toEqual({
    search: 'risk',
    category: null,
  });
  expect(readFeaturedWords(new URLSearchParams('category=Cooking'))).toEqual({ search: '', category: null });
});

test('the address keeps the words that say something', () => {
  expect(addressOf('/', { search: '', category: null })).toBe('/');
  expect(addressOf('/', { search: 'a&b', category: 'Risk Management' })).toBe(
    '/?search=a%26b&category=Risk+Management',
  );
});

test('the ring has no end: after a whole turn every slide is where it was', () => {
  for (let slide = 0; slide < 8; slide += 1)
    expect(placeOf(slide, 3 + 8, 8, 3)).toBeCloseTo(placeOf(slide, 3, 8, 3));
});

test('at every moment the places in sight are filled, each by one slide', () => {
  for (const visible of [1, 2, 3]) {
    for (let position = -9; position <= 9; position += 0.25) {
      const places = Array.from({ length: 8 }, (_, slide) => placeOf(slide, position, 8, visible));
      const sorted = places.toSorted((a, b) => a - b);
      for (const [i, place] of sorted.entries()) expect(place - (sorted[0] ?? 0)).toBeCloseTo(i);
      expect(sorted[0]).toBeLessThanOrEqual(0);
      expect(sorted.at(-1)).toBeGreaterThanOrEqual(visible - 1);
    }
  }
});

test('a dot is reached the shorter way round', () => {
  expect(stepsTo(7, 0, 8)).toBe(-1);
  expect(stepsTo(1, 7, 8)).toBe(2);
  expect(stepsTo(4, 0, 8)).toBe(4);
  expect(modulo(-1, 8)).toBe(7);
});

test('a move begins and ends at rest', () => {
  expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
  expect(eased(0.01)).toBeLessThan(0.001);
});

test('there is a drawing for every category', async () => {
  const signs = await readFile(new URL('media/categories.svg', import.meta.url), 'utf8');
  for (const category of categories) expect(signs).toContain(`id="${signOf(category)}"`);
});
