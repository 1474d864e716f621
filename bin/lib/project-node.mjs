import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { giveUp, inRoot, root } from './project.mjs';

const MAJOR = 24;
const RELAUNCHED = 'MILEPOST_RELAUNCHED';

/**
 * Changes to the checkout's folder. If the project's own Node is installed and is not the current one, restarts the
 * script under it, and this call never returns. A restarted script, or one that npm started, ends when its parent does.
 */
export async function underProjectNode() {
  process.chdir(root);
  const node = inRoot('node_modules/.bin/node');
  const present = existsSync(node);
  if (present && realpathSync(process.execPath) !== realpathSync(node)) await relaunch(node);
  if (Number.parseInt(process.versions.node, 10) < MAJOR) {
    giveUp(
      `Milepost runs on Node ${MAJOR}, and npm has none for this platform: install it from https://nodejs.org.`,
    );
  }
  if (process.env.npm_lifecycle_event || process.env[RELAUNCHED]) followParent();
  delete process.env[RELAUNCHED];
}

/** Passes signals on to the new process, and exits as it does. */
function relaunch(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [RELAUNCHED]: '1' },
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => giveUp(`${node} does not start: ${error.message}. Run "npm ci".`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
  return new Promise(() => {});
}

/** npm killed by SIGKILL leaves its script running; an orphaned server must not stay. */
function followParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 1_000);
  timer.unref();
}
