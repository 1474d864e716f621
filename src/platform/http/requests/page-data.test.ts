import { createRequestHandler, type LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { serverBuild } from '../../../../test/harness/server-build.ts';
import { isDataPath, pageOfPath } from './page-data.ts';

const loaded: string[] = [];
const page = {
  default: () => null,
  loader: ({ url }: LoaderFunctionArgs) => {
    loaded.push(url.pathname + url.search);
    return null;
  },
};
const build = serverBuild({
  home: { id: 'home', path: '/', module: page },
  courses: { id: 'courses', path: 'courses', module: page },
  course: { id: 'course', path: 'courses/:id', module: page },
});

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/courses', '/courses'],
  ['/courses.data', '/courses'],
  ['/courses/x_.data', '/courses/x_'],
  ['/courses/x.y', '/courses/x.y'],
])('React Router answers %s for the page %s, as a document or its data', async (path, expected) => {
  const response = await createRequestHandler(build)(
    new Request(`http://localhost${path}?page=2&_routes=home,courses,course`),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type') === 'text/html').toBe(!isDataPath(path));
  expect(loaded.pop()).toBe(`${expected}?page=2`);
  expect(pageOfPath(path)).toBe(expected);
});

test('a trailing slash makes no difference to the page', () => {
  expect(pageOfPath('/courses/_.data')).toBe('/courses');
});
