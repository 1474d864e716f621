import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const ownNode = join(root, 'node_modules', '.bin', 'node');
const node = process.platform !== 'win32' && existsSync(ownNode) ? ownNode : process.execPath;

/** A first start builds the product and loads the demo. */
const timeoutMs = 120_000;
const stopMs = 30_000;

export type RunningProduct = {
  url: string;
  sandbox: string;
  /** Everything it has written to its output so far. */
  output: () => string;
  /** Kills the process; its database then shuts down. The data stays. */
  kill: () => Promise<void>;
  /** Ends it like Ctrl-C. */
  stop: () => Promise<void>;
};

/**
 * Starts the built product like a user, with the given data folder, and returns once it is ready.
 * @throws with the product's output when it ends or is not ready within two minutes
 */
export async function startProduct({
  port,
  dataDir,
  logLevel = 'warn',
  ffmpeg = 'off',
  settings = {},
}: {
  port: number;
  dataDir: string;
  logLevel?: string;
  /** The program that converts videos. Off by default: the same with and without ffmpeg on the machine. */
  ffmpeg?: string;
  /** Further settings. */
  settings?: NodeJS.ProcessEnv;
}): Promise<RunningProduct> {
  const output: string[] = [];
  const child = spawn(node, [join('bin', 'start.mjs'), 'serve'], {
    cwd: root,
    env: { ...environment(port, dataDir), LOG_LEVEL: logLevel, FFMPEG_PATH: ffmpeg, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const url = `http://localhost:${port}`;
  await untilReady(child, url, output);
  return {
    url,
    sandbox: `http://127.0.0.1:${port + 1}`,
    output: () => output.join(''),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

/** Starts a process that only runs jobs, beside a product with this port and data folder. */
export async function startWorkerProcess({ port, dataDir }: { port: number; dataDir: string }) {
  const child = spawn(node, [join('bin', 'start.mjs'), 'worker'], {
    cwd: root,
    env: { ...environment(port, dataDir), LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('worker ready')) break;
  child.stdout.resume();
  return { kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM') };
}

/** Removes a data folder. The database may still be closing its files after a kill. */
export const removeData = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });

/** A developer's settings must not reach this start: an empty value counts as unset. */
function environment(port: number, dataDir: string): NodeJS.ProcessEnv {
  const unset = [
    'APP_URL',
    'HOST',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DATABASE_POOL',
    'JOBS',
    'WORKER_CONCURRENCY',
    'DRAIN_SECONDS',
    'SANDBOX',
    'SANDBOX_PORT',
    'SANDBOX_SMTP_PORT',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'APP_SECRET',
    'MEDIA_STORE',
  ];
  return {
    ...process.env,
    ...Object.fromEntries(unset.map((name) => [name, ''])),
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
  };
}

async function untilReady(child: ChildProcess, url: string, output: string[]): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(url))) {
    const ended = child.exitCode !== null || child.signalCode !== null;
    if (ended || Date.now() > deadline) {
      child.kill('SIGTERM');
      throw new Error(`The product ${ended ? 'ended' : 'did not become ready'}:\n${output.join('')}`);
    }
    await pause(100);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const lastResort = setTimeout(() => child.kill('SIGKILL'), stopMs);
  await gone;
  clearTimeout(lastResort);
}
