/** Builds the product, whether or not its sources have changed. */
import { ensureBuilt } from './lib/build.mjs';
import { underProjectNode } from './lib/project-node.mjs';

await underProjectNode();
const { failed, output } = await ensureBuilt({ force: true });
console.log(output);
if (failed) process.exit(1);
