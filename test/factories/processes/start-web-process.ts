import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { bundle } from './bundle.ts';

/**
 * A separate web process with these settings. It is killed at the end of the test at the latest.
 * @returns its URL, and how to kill it with SIGKILL
 */
export async function startWebProcess(settings: Record<string, string | undefined>) {
  const program = await bundle('web-process.ts');
  onTestFinished(program.remove);
  const child = spawn(process.execPath, [program.path], {
    env: {
      ...process.env,
      APP_URL: 'http://localhost:3000',
      APP_SECRET: 'a secret for tests only',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  for await (const line of createInterface(child.stdout)) return { url: line, kill };
  throw new Error('The web process ended before it served.');
}
