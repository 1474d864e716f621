import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { place, root } from './place.ts';

/** A server in its own process. */
export type Running = { origin: string; pid: number; stop: () => Promise<void> };

const startLimit = 120_000;

/**
 * Starts the built product as `npm start` does, on the given database, but without the sandbox and without jobs, so that
 * only its responses to requests are measured.
 */
export async function startProduct(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort();
  const child = spawn(process.execPath, [...profiling(), join(root, 'bin/start.mjs'), 'serve'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: place.dataDir,
      DATABASE_URL: databaseUrl,
      JOBS: 'off',
      SANDBOX: 'off',
      APP_SECRET: 'only for measurements',
      SMTP_URL: 'smtp://127.0.0.1:9',
      ...settings,
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(`${origin}/readyz`, child);
  return running(child, origin);
}

/** Starts a bare server of `bench/bare/`, which reports its URL by message. */
export async function startBare(file: string, settings: Record<string, string>): Promise<Running> {
  const child = fork(join(root, 'bench/bare', file), {
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`bench/bare/${file} ended.`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }];
  ended.catch(() => {});
  return running(child, `http://127.0.0.1:${message.port}`);
}

/** The product with its demo, as started by `npm start`, that can be killed at any moment. */
export type Demo = { origin: string; pid: number; kill: () => Promise<void> };

/** Below the ports that systems give to outgoing connections, so that none takes it while the product is down. */
const demoPort = '3690';

/**
 * Starts the built product of a checkout on a data folder, always on the same port unless the settings give one. It runs
 * under the checkout's own Node: with any other, `start.mjs` starts a child process, which would survive the kill.
 */
export async function startDemo(
  dataDir: string,
  settings: Record<string, string>,
  checkout = root,
): Promise<Demo> {
  const env = { RATE_LIMITS: 'off', PORT: demoPort, ...settings, DATA_DIR: dataDir };
  const child = spawn(join(checkout, 'node_modules/.bin/node'), [join(checkout, 'bin/start.mjs'), 'serve'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  const origin = `http://localhost:${env.PORT}`;
  const ended = once(child, 'exit');
  await untilReady(`${origin}/readyz`, child);
  return {
    origin,
    pid: child.pid as number,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function running(child: ChildProcess, origin: string): Running {
  const ended = once(child, 'exit');
  return {
    origin,
    pid: child.pid as number,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startLimit;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await pause(100);
  }
  child.kill('SIGTERM');
  throw new Error('The product did not become ready.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** `PROFILE=folder` writes a CPU profile of the product there. */
const profiling = (): string[] =>
  process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : [];
