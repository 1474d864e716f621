/** Measures the built product: `npm run bench -- [--quick|--smoke] WHAT…`; arguments are passed to bench/run.ts. */
import { existsSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { withLock } from './lib/lock.mjs';
import { giveUp, inRoot, lockFile } from './lib/project.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { runNode } from './lib/run.mjs';

await underProjectNode();
const bench = inRoot('bench/run.ts');
if (!existsSync(bench)) giveUp('bench/run.ts is missing: there is nothing to measure.');

const { failed, output } = await ensureBuilt();
if (failed) giveUp(`${output}\nThe build failed; see the reason above.`);

const args = process.argv.slice(2);
// Runs of one checkout share a PostgreSQL that ends with the run that started it, and two simultaneous runs would
// distort each other's results.
const lock = lockFile(args.includes('--smoke') ? 'bench-smoke' : 'bench');
const onWait = () => console.log('Another run is measuring this checkout; waiting for it to end…');
const { code } = await withLock(lock, onWait, (lend) =>
  runNode(bench, args, { env: { NODE_ENV: 'production' }, show: true, onStart: lend }),
);
process.exit(code ?? 1);
