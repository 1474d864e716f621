import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Featured, type FeaturedProps } from './featured.tsx';

const nothing: FeaturedProps = {
  query: { search: '', category: null },
  courses: [],
  total: 0,
  totalIsCapped: false,
  failure: null,
};
const shown = (props: Partial<FeaturedProps>): string =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <Featured {...nothing} {...props} /> }])}
    />,
  );

test('when the courses cannot be loaded, the panel says why and offers to try again', () => {
  const page = shown({ failure: 'The service is busy. Please try again in a moment.' });
  expect(page).toContain('Oops! Something went wrong');
  expect(page).toContain('The service is busy. Please try again in a moment.');
  expect(page).toContain('Try Again');
  expect(page, 'no count that is not known').not.toContain('Showing');
});

test('an empty result says so, and offers to clear a search or a category', () => {
  for (const query of [
    { search: 'diving', category: null },
    { search: '', category: 'Risk Management' as const },
  ]) {
    expect(shown({ query })).toContain('No courses found');
    expect(shown({ query })).toMatch(/<a [^>]*>Clear search/);
  }
  expect(shown({}), 'nothing was searched for').not.toMatch(/<a [^>]*>Clear search/);
});
