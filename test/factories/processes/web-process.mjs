import { createServer } from 'vite';

/** Runs `web-process.ts`, which Node alone cannot: emails are written in JSX. */
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
});
await vite.ssrLoadModule('/test/factories/processes/web-process.ts');
