/**
 * Runs the built product, building it first when its sources have changed: `start.mjs [serve|worker|migrate|backup FILE|
 * restore FILE|admin EMAIL|demo-reset]`, `serve` by default.
 */
import { pathToFileURL } from 'node:url';
import { compiledCode, ensureBuilt, serverEntry } from './lib/build.mjs';
import { giveUp } from './lib/project.mjs';
import { underProjectNode } from './lib/project-node.mjs';

await underProjectNode();
process.env.NODE_ENV = 'production';

const { failed, output } = await ensureBuilt();
if (failed) giveUp(`${output}\nThe build failed; see the reason above.`);

// Otherwise compiling takes a quarter of the CPU time of each start. A folder that is read-only is not an error.
// Imported here, because Node 20 has no such function: this script must load there to restart under the project’s Node.
const { enableCompileCache } = await import('node:module');
enableCompileCache(compiledCode);
const args = process.argv.slice(2);
try {
  const { run } = await import(pathToFileURL(serverEntry).href);
  await run(args.length > 0 ? args : ['serve'], {});
} catch (error) {
  if (error?.name === 'StartupError') giveUp(error.message);
  // An unexpected error. If the product has started, it logs it as one line; otherwise Node prints its stack.
  throw error;
}
