import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { BundleCards } from './bundle-cards.tsx';

const bundle = {
  _id: '1',
  slug: 'plans-and-risks',
  title: 'Plans and risks',
  subtitle: '',
  price: 50,
  separately: 80,
  instructor: null,
  courseCount: 2,
  totalHours: 3,
  pictures: [],
};

/** The links between pages of bundles, by their text. */
function pagesAt(search: string, page: number, total: number): Record<string, string> {
  const element = <BundleCards list={{ bundles: [bundle], page, total, limit: 24 }} />;
  const router = createMemoryRouter([{ path: '/all-courses', element }], {
    initialEntries: [`/all-courses${search}`],
  });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const links = html.matchAll(/href="([^"]*)"[^>]*>((?:Newer|Older) bundles)/g);
  return Object.fromEntries([...links].map(([, to = '', text]) => [text, to.replaceAll('&amp;', '&')]));
}

test('each page of bundles links to the previous and the next one', () => {
  const category = '?category=The+PMO+Bundle';
  expect(pagesAt(category, 1, 24)).toEqual({});
  expect(pagesAt(category, 1, 49)).toEqual({ 'Older bundles': `/all-courses${category}&bundles=2` });
  expect(pagesAt(`${category}&bundles=2`, 2, 49)).toEqual({
    'Newer bundles': `/all-courses${category}`,
    'Older bundles': `/all-courses${category}&bundles=3`,
  });
  expect(pagesAt(`${category}&bundles=3`, 3, 49)).toEqual({
    'Newer bundles': `/all-courses${category}&bundles=2`,
  });
});
