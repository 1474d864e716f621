import { spawn } from 'node:child_process';
import { root } from './project.mjs';

/**
 * Runs a program in the checkout and returns its exit code (null: could not run, or ended by a signal) and output. With
 * `show` the output goes to the terminal instead, as it arrives. `onStart` receives the process id.
 */
export function run(command, args, { env = {}, show = false, onStart = () => {} } = {}) {
  return new Promise((resolve) => {
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio });
    if (child.pid) onStart(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: null, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Like `run`, for a script, which runs under the current Node. */
export function runNode(program, args, options) {
  return run(process.execPath, [program, ...args], options);
}
