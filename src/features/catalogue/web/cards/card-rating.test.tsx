import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardRating } from './card-rating.tsx';

const textOf = (count: number) =>
  renderToStaticMarkup(<CardRating ratings={count === 0 ? null : { average: 5, count }} />).replaceAll(
    /<[^>]*>/g,
    '',
  );

test('a course with fewer than three ratings is new, and has no stars', () => {
  expect([0, 1, 2].map(textOf)).toEqual(['New', 'New', 'New']);
  expect(textOf(3)).toBe('★ Rated 5.0 out of 5, ratings: (3)');
});
