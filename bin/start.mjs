/**
 * Runs the built product, building it first when its sources have changed:
 * `start.mjs [serve|worker|migrate|admin EMAIL|demo-reset]`, `serve` when nothing is said.
 */
import { pathToFileURL } from 'node:url';
import { ensureBuilt, serverEntry } from './lib/build.mjs';
import { giveUp } from './lib/project.mjs';
import { underProjectNode } from './lib/project-node.mjs';

await underProjectNode();
process.env.NODE_ENV = 'production';

const { failed, output } = await ensureBuilt();
if (failed) giveUp(`${output}\nThe build failed; its reason stands above.`);

const words = process.argv.slice(2);
try {
  const { run } = await import(pathToFileURL(serverEntry).href);
  await run(words.length > 0 ? words : ['serve'], {});
} catch (error) {
  // A StartupError carries a sentence for people; anything else is a fault of ours and needs its stack.
  giveUp(error?.name === 'StartupError' ? error.message : error);
}
