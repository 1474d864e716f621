import {
  RouterContextProvider as Context,
  createRequestHandler,
  Links,
  Outlet,
  type RouterContextProvider,
  Scripts,
  type ServerBuild,
} from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import handleRequest from '../entry.server.tsx';
import { scopeContext } from '../lib/page/scope.ts';
import { startAfterFirstPaint } from './first-paint.ts';

const route = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
};
const noModules = {
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};
const root = { id: 'root', path: '', hasLoader: true, hasErrorBoundary: false, module: '/assets/root.js' };

const Document = () => (
  <html lang="en-GB">
    <head>
      <Links />
    </head>
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
);

/** The smallest application that React Router renders. */
const build: ServerBuild = {
  entry: { module: { default: handleRequest } },
  routes: { root: { ...root, module: { default: Document, loader: () => ({ answer: '</script>42' }) } } },
  assets: {
    entry: { module: '/assets/entry.client.js', imports: ['/assets/react.js'] },
    routes: { root: { ...route, ...noModules, ...root, imports: ['/assets/shared.js'] } },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {} as ServerBuild['future'],
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

let html: string;
beforeAll(async () => {
  const scope = new Context() as RouterContextProvider;
  scope.set(scopeContext, { report: (error: unknown) => expect.fail(String(error)) } as never);
  const response = await createRequestHandler(build, 'production')(new Request('http://localhost/'), scope);
  html = await response.text();
});

test('React Router’s own markup has the shape that we rearrange', () => {
  expect(html.match(/<script type="module" async="">/g)).toHaveLength(1);
  expect(html.match(/<link rel="modulepreload" href="[^"]+"\/>/g)?.length).toBeGreaterThan(2);
  expect(html).toMatch(/streamController\.enqueue\([\s\S]*\\u003c\/script/);
  expect(html).toMatch(/streamController\.close\(\);<\/script>[\s\S]*<\/body><\/html>$/);
});

test('no script file appears where a browser would fetch it before the first paint', () => {
  const page = startAfterFirstPaint(html);
  expect(page).not.toMatch(/modulepreload" href|type="module"/);
  const [, modules] = /data-modules="([^"]+)"/.exec(page) ?? [];
  expect(modules?.split(' ')).toEqual(
    expect.arrayContaining(['/assets/entry.client.js', '/assets/react.js', '/assets/root.js']),
  );
  expect(page).toContain('import("/assets/entry.client.js")');
});

test.each([
  ['no scripts', '<html><body><p>Hello</p></body></html>'],
  ['no preloads', '<html><body><script type="module" async="">1</script></body></html>'],
  [
    'two entries',
    '<html><head><link rel="modulepreload" href="/a.js"/></head><body><script type="module" async="">1</script><script type="module" async="">2</script></body></html>',
  ],
])('markup with %s is left alone', (_name, page) => {
  expect(startAfterFirstPaint(page)).toBe(page);
});
