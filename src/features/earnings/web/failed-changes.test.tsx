import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import Corrections from './ledger/corrections.tsx';
import OwnShares from './terms/own-shares.tsx';
import ShareTerms from './terms/share-terms.tsx';

const pages: Record<string, unknown> = { Corrections, OwnShares, ShareTerms };
const loaderData = { query: {}, page: 1, limit: 20, data: null, failure: null };

test.each(Object.entries(pages))('%s says what failed, and what to do about it', (_name, page) => {
  const Page = page as ComponentType<object>;
  const failure = { message: 'It failed.', hint: 'Please check your connection.', fields: {}, values: {} };
  const element = <Page {...{ loaderData, actionData: { failure } }} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(html).toContain('It failed.');
  expect(html).toContain('Please check your connection.');
});
