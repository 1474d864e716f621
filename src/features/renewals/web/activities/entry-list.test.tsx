import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Entry } from '../../contract.ts';
import { entryList } from './entry-list.tsx';

test('the button that removes an activity says “Remove”, as its dialog does', () => {
  const entry = { _id: 'talk', title: 'A talk', allocations: [] } as unknown as Entry;
  const element = entryList([], () => {}).rowActions?.(entry);
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('aria-label="Remove A talk"');
  expect(html).not.toContain('Delete');
});
