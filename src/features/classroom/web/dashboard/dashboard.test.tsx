import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Dashboard from './dashboard.tsx';

test('a dashboard that cannot be loaded has a main heading', () => {
  const loaderData = { name: 'Ada Lovelace', enrollments: [], open: [], counters: null };
  const props = { loaderData } as unknown as ComponentProps<typeof Dashboard>;
  const html = renderToStaticMarkup(<Dashboard {...props} />);
  expect(html).toContain('<h1>Oops! Something went wrong</h1>');
  expect(html).toContain('Failed to load dashboard data');
});
