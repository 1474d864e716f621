import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';

type Entry = ServerBuild['entry']['module'];

/** Sends whole pages as HTML with this text. */
export const documentWith =
  (text: (status: number) => string): Entry['default'] =>
  async (_request, status, headers) => {
    headers.set('content-type', 'text/html');
    return new Response(text(status), { status, headers });
  };

/** A build of React Router with these routes only. By default, each page is rendered as the same text. */
export const serverBuild = (
  routes: object,
  entry: Partial<Entry> = { default: documentWith(() => '<p>A page</p>') },
): ServerBuild =>
  ({
    entry: { module: entry },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  }) as unknown as ServerBuild;

/** A stub of Vite’s development server that loads this build. */
export const viteWith = (build: ServerBuild): ViteDevServer =>
  ({ ssrLoadModule: async () => build, middlewares: {} }) as unknown as ViteDevServer;
