import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { NoCourses } from './no-courses.tsx';

function shown(search: string): string {
  const element = <NoCourses search="tunnels" suggestions={null} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/all-courses${search}`] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a search without a match mentions filters only where there are some', () => {
  expect(shown('?search=tunnels&sort=price-asc')).toContain('Nothing matches “tunnels”.');
  expect(shown('?search=tunnels&level=Beginner')).toContain('Nothing matches “tunnels” with these filters.');
});
