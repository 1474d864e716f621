/** Runs the product from its sources with hot reload: Vite compiles modules on request. */
import { giveUp } from './lib/project.mjs';
import { underProjectNode } from './lib/project-node.mjs';

await underProjectNode();
process.env.NODE_ENV = 'development';

const args = process.argv.slice(2);
// Loaded only now: Vite needs the project's Node.
const { createServer } = await import('vite');
// A separate port for hot reload, so that two checkouts can be developed at the same time.
const hotReloadPort = Number(process.env.PORT || 3000) + 3;
const vite = await createServer({
  server: { middlewareMode: true, hmr: { port: hotReloadPort } },
  appType: 'custom',
});
try {
  const { run } = await vite.ssrLoadModule('/src/main.ts');
  await run(args.length > 0 ? args : ['serve'], { vite });
} catch (error) {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  giveUp(error?.name === 'StartupError' ? error.message : error);
}
