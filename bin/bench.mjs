/** Measures the built product: `npm run bench -- [--quick|--smoke] WHAT…`; the words are passed to bench/run.ts. */
import { existsSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { giveUp, inRoot } from './lib/project.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { runNode } from './lib/run.mjs';

await underProjectNode();
const bench = inRoot('bench/run.ts');
if (!existsSync(bench)) giveUp('bench/run.ts is missing: there is nothing to measure.');

const { failed, output } = await ensureBuilt();
if (failed) giveUp(`${output}\nThe build failed; see the reason above.`);

const { code } = await runNode(bench, process.argv.slice(2), { env: { NODE_ENV: 'production' }, show: true });
process.exit(code ?? 1);
