import { createRequestHandler, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { isDataPath, pageOfPath } from './page-data.ts';

const loaded: string[] = [];
const page = {
  default: () => null,
  loader: ({ url }: LoaderFunctionArgs) => {
    loaded.push(url.pathname + url.search);
    return null;
  },
};
/** Sends whole pages as HTML. */
const document = async (_request: Request, status: number, headers: Headers) => {
  headers.set('content-type', 'text/html');
  return new Response('a page', { status, headers });
};
const build = {
  entry: { module: { default: document } },
  routes: {
    home: { id: 'home', path: '/', module: page },
    courses: { id: 'courses', path: 'courses', module: page },
    course: { id: 'course', path: 'courses/:id', module: page },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

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
