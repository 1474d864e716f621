import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../contract/api/read.ts';
import { FailedPage } from './failed-page.tsx';

const page = (error: unknown) => renderToStaticMarkup(<FailedPage error={error} unverified={null} />);
const failure = (message: string) => new ApiFailure(500, { success: false, code: 'service.broken', message });

test.each([
  ['an unexpected error', new Error('relation "courses" does not exist')],
  ['the API’s general failure', failure('Something went wrong')],
  [
    'a request that failed before it reached its page',
    { status: 500, statusText: '', internal: false, data: 'Something went wrong' },
  ],
])('%s shows one message, with what to do next', (_name, error) => {
  const html = page(error);
  expect(html.match(/Something went wrong/gi)).toHaveLength(1);
  expect(html).toContain('We couldn’t show this page. Please try again in a moment.');
  expect(html).not.toContain('relation');
});

test('the server’s own explanation is kept', () => {
  expect(page(failure('The database is unavailable.'))).toContain('The database is unavailable.');
});
