import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { BundleCards } from '../../../catalogue/web/cards/bundle-cards.tsx';
import type { Bundle } from '../../contract.ts';
import { BuyCard } from './buy-card.tsx';
import { RouteOfCourses } from './route-of-courses.tsx';

const course = {
  _id: '1',
  slug: 'plans',
  title: 'Plans',
  instructor: { _id: '3', name: 'Grace' },
  level: 'Beginner',
  totalLectures: 5,
  totalHours: 0,
  price: 40,
};
const bundle = {
  _id: '2',
  slug: 'plans-and-risks',
  title: 'Plans and risks',
  price: 50,
  separately: 80,
  instructor: { name: 'Grace' },
  courseCount: 2,
  totalHours: 0,
  pictures: [],
  courses: [course, { ...course, _id: '4', slug: 'risks', title: 'Risks' }],
  instructors: [],
  viewer: { owned: [], amount: 50 },
} as unknown as Bundle;

function textOf(hours: number): string {
  const courses = bundle.courses.map((one) => ({ ...one, totalHours: hours / 2 }));
  const shown = { ...bundle, totalHours: hours, courses };
  const element = (
    <>
      <BundleCards list={{ bundles: [shown], total: 1, page: 1, limit: 24 }} />
      <BuyCard bundle={shown} />
      <RouteOfCourses bundle={shown} />
    </>
  );
  const router = createMemoryRouter([{ id: 'root', path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<[^>]+>/g, '|');
}

test('a bundle says how much video it has, and nothing about video if it has only texts', () => {
  const films = textOf(2);
  for (const part of ['2 courses · 2 h of video', '2 h of video in 10 lectures', '5 lectures · 1 h'])
    expect(films).toContain(part);
  const texts = textOf(0);
  expect(texts).toContain('|10 lectures|');
  expect(texts).not.toMatch(/video|0 s/);
});
