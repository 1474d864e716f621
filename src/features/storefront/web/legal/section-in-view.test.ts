import { expect, test } from 'vitest';
import { readingLine, sectionInView } from './section-in-view.ts';

const places = [
  { id: 'first', top: -400 },
  { id: 'second', top: 120 },
  { id: 'third', top: 600 },
];

test('the section in view is the last whose heading has passed the reading line', () => {
  expect(sectionInView(places, 240)).toBe('second');
  expect(sectionInView(places, 100)).toBe('first');
  expect(sectionInView(places, 600)).toBe('third');
});

test('the first section is in view until a heading has passed the line; without headings there is none', () => {
  expect(sectionInView(places, -500)).toBe('first');
  expect(sectionInView([], 100)).toBeUndefined();
});

test('the reading line moves to the bottom of the window at the end of the page', () => {
  expect(readingLine(800, 5000)).toBe(240);
  expect(readingLine(800, 560)).toBe(240);
  expect(readingLine(800, 280)).toBe(520);
  expect(readingLine(800, 0)).toBe(800);
});
