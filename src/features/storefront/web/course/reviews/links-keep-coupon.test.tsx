import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { ReviewList } from '../../../../reviews/contract.ts';
import { Reviews } from './reviews.tsx';

const list: ReviewList = {
  reviews: [],
  total: 12,
  page: 2,
  limit: 5,
  ratings: { average: 4.5, count: 12 },
  distribution: [0, 0, 0, 6, 6],
  own: null,
  mayReview: false,
  lecturesToGo: null,
  mayAnswer: false,
  mayRemove: false,
};

/** The URLs of the links in the reviews of a course page. */
function linksAt(search: string, stars: number | null): string[] {
  const element = <Reviews courseId="1" list={list} stars={stars} failure={undefined} />;
  const router = createMemoryRouter([{ path: '/courses/:id', element }], {
    initialEntries: [`/courses/risk${search}`],
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

test('links in the reviews keep the coupon in the page’s URL', () => {
  const links = linksAt('?coupon=SPRING&stars=4&page=2', 4);
  expect(links).toHaveLength(8);
  for (const link of links) expect(link).toMatch(/^\/courses\/risk\?coupon=SPRING\b.*#reviews$/);
});

test('without other parameters, the links contain only their own', () => {
  const links = linksAt('?page=2', null);
  expect(links).toContain('/courses/risk?stars=4#reviews');
  expect(links).toContain('/courses/risk?page=1#reviews');
  expect(links).toContain('/courses/risk?page=3#reviews');
});

test('“Show all” removes the filter by stars', () => {
  const links = linksAt('?stars=4', 4);
  expect(links.some((link) => /^\/courses\/risk\??#reviews$/.test(link))).toBe(true);
});
