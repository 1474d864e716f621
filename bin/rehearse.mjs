/** Rehearses failures on a cluster on this machine: `npm run rehearse -- [--only WHAT,…] [--full] [--keep]`. */
import { ensureBuilt } from './lib/build.mjs';
import { withLock } from './lib/lock.mjs';
import { giveUp, lockFile } from './lib/project.mjs';
import { underProjectNode } from './lib/project-node.mjs';

await underProjectNode();
if (process.platform !== 'linux') giveUp('The rehearsal needs the packages of Debian or another Linux.');
const { planOf, rehearse } = await import('../bench/rehearse/rehearse.ts');

const onWait = () => console.log('Another rehearsal of this checkout is running; waiting for it to end…');
try {
  const plan = planOf(process.argv.slice(2));
  const { failed, output } = await ensureBuilt();
  if (failed) giveUp(`${output}\nThe build failed; see the reason above.`);
  const passed = await withLock(lockFile('rehearse'), onWait, () => rehearse(plan));
  process.exit(passed ? 0 : 1);
} catch (error) {
  giveUp(error?.name === 'StartupError' ? error.message : error);
}
