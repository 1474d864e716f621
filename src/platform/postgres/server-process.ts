import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../failures/startup-error.ts';
import type { Binaries } from './binaries.ts';
import { serverEnvironment } from './cluster.ts';
import { diskFull } from './data-folder.ts';
import { guardScript } from './guard-script.ts';
import { removeStalePidFile, runningPostmaster } from './postmaster-file.ts';
import type { RunAs } from './run-as.ts';
import { SOCKET_PORT } from './socket-folder.ts';

/** A PostgreSQL server that this process started. */
export interface ServerProcess {
  /** Settles when the server is gone, for whatever reason. */
  exited: Promise<void>;
  /** Requests a fast shutdown (open transactions are rolled back) and waits for it. */
  stop(): Promise<void>;
}

interface ServerOptions {
  dataDir: string;
  socketDir: string;
  binaries: Binaries;
  runAs: RunAs;
  log: (line: string) => void;
}

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  // Containers often allow 64 MB of /dev/shm, which is too little for parallel queries.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // After a crash, PostgreSQL by default opens every file and writes it out, which takes many seconds on a busy disk.
  // On Linux one call writes out the whole file system.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 30_000;

/**
 * Starts PostgreSQL on an existing cluster and waits until it accepts connections. Only for the holder of the folder's
 * lock, so any server still running there is a leftover and is shut down first.
 */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const deadline = Date.now() + START_LIMIT_MS;
  await shutDownLeftover(options.dataDir, deadline);
  for (;;) {
    const outcome = await tryToStart(options, deadline);
    if ('exited' in outcome) return outcome;
    // The dead server's children release its shared memory within moments.
    const leavingMemory = /shared memory block|lock file .* already exists/.test(outcome.output);
    if (!leavingMemory || Date.now() > deadline) throw explain(options.dataDir, outcome.output);
    await pause(50);
  }
}

async function shutDownLeftover(dataDir: string, deadline: number): Promise<void> {
  for (let isStopping = false; ; await pause(20)) {
    const leftover = runningPostmaster(dataDir);
    if (!leftover) return;
    if (!isStopping) process.kill(leftover.pid, 'SIGINT');
    isStopping = true;
    if (Date.now() > deadline) {
      throw new StartupError(
        `An earlier PostgreSQL (process ${leftover.pid}) is still running on ${dataDir} and won’t stop: end it first.`,
      );
    }
  }
}

async function tryToStart(
  options: ServerOptions,
  deadline: number,
): Promise<ServerProcess | { output: string }> {
  removeStalePidFile(options.dataDir);
  const guard = spawnGuard(options);
  const lines = collectLines(guard, options.log);
  let gone = false;
  const exited = new Promise<void>((resolve) => {
    guard.once('error', (error) => lines.push(error.message));
    guard.once('close', () => {
      gone = true;
      resolve();
    });
  });
  while (!gone && Date.now() < deadline) {
    if (runningPostmaster(options.dataDir)?.ready)
      return { exited, stop: () => stopServer(guard, exited, options) };
    await Promise.race([exited, pause(5)]);
  }
  if (!gone) await stopServer(guard, exited, options);
  return { output: lines.join('\n') };
}

/** When this process ends in any way, the server shuts down quickly and cleanly. */
function spawnGuard({ dataDir, socketDir, binaries, runAs }: ServerOptions): ChildProcess {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = [binaries.postgres, '-D', dataDir, '-k', socketDir, '-p', String(SOCKET_PORT), ...settings];
  // Its own session keeps Ctrl-C in the terminal from stopping the database before the application has finished with
  // it.
  return spawn('/bin/sh', ['-c', guardScript('INT'), 'milepost-postgres', ...runAs.prefix, ...server], {
    ...runAs.ids,
    detached: true,
    env: serverEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

function collectLines(guard: ChildProcess, log: (line: string) => void): string[] {
  const recent: string[] = [];
  guard.stdin?.on('error', () => {});
  if (!guard.stderr) return recent;
  createInterface({ input: guard.stderr }).on('line', (line) => {
    recent.push(line);
    if (recent.length > 50) recent.shift();
    log(line);
  });
  return recent;
}

async function stopServer(
  guard: ChildProcess,
  exited: Promise<void>,
  { dataDir }: ServerOptions,
): Promise<void> {
  guard.stdin?.destroy();
  const timer = setTimeout(() => {
    // SIGQUIT exits immediately; the next start recovers from the log, so nothing acknowledged is lost.
    const server = runningPostmaster(dataDir);
    if (server) process.kill(server.pid, 'SIGQUIT');
  }, STOP_LIMIT_MS);
  await exited;
  clearTimeout(timer);
}

function explain(dataDir: string, output: string): StartupError {
  if (/no space left|quota exceeded/i.test(output)) return new StartupError(diskFull(dataDir));
  const reason =
    output.split('\n').findLast((line) => /FATAL|PANIC|error|denied|not found/i.test(line)) ?? output;
  return new StartupError(
    `PostgreSQL could not start on ${dataDir}: ${reason.trim() || 'it gave no reason'}`,
  );
}
