import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject, onTestFinished } from 'vitest';
import type { PoolerMode } from '../../../src/platform/database/connection/pooler.ts';
import { chooseRunAs } from '../../../src/platform/postgres/run-as.ts';
import { freePort } from './free-port.ts';
import { isInstalled, serverEnvironment } from './installed.ts';

/** Whether PgBouncer is installed here. */
export const hasPgBouncer = (): boolean => isInstalled('pgbouncer', '--version', 'pgbouncer');

/** Whether PgBouncer prepares a client's named statements on every connection. Version 1.21 and later can. */
export function supportsNamedStatements(): boolean {
  const version = execFileSync('pgbouncer', ['--version'], { env: serverEnvironment, encoding: 'utf8' });
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(version) ?? []).map(Number);
  return major > 1 || minor >= 21;
}

type Options = {
  mode: PoolerMode;
  /** Connections to PostgreSQL for each database. */
  connections?: number;
  /** Hands out the connection that has been idle longest, instead of the one used last. */
  roundRobin?: boolean;
};

/** A real PgBouncer in front of the test server, with its own configuration, until the test ends. */
export async function startPgBouncer({ mode, connections = 3, roundRobin = false }: Options) {
  const server = new URL(inject('serverUrl'));
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'milepost-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=${server.searchParams.get('host') ?? server.hostname} port=${server.port} user=${server.username}${server.password && ` password=${server.password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${connections}
server_round_robin = ${roundRobin ? 1 : 0}
${supportsNamedStatements() ? 'max_prepared_statements = 200' : ''}
`,
    { mode: 0o644 },
  );
  const runAs = await chooseRunAs();
  const [command = '', ...args] = [...runAs.prefix, 'pgbouncer', file];
  const start = async () => {
    const child = spawn(command, args, {
      ...runAs.ids,
      env: serverEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(child);
    return child;
  };
  let running = await start();
  async function kill(): Promise<void> {
    if (running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  }
  onTestFinished(async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  }, 20_000);
  return {
    urlOf: (database: string) => `postgres://app@127.0.0.1:${port}/${database}?sslmode=disable`,
    kill,
    startAgain: async () => {
      running = await start();
    },
  };
}

async function untilReady(child: ChildProcess): Promise<void> {
  const lines: string[] = [];
  if (!child.stderr) throw new Error('PgBouncer has no output.');
  for await (const line of createInterface({ input: child.stderr })) {
    lines.push(line);
    if (line.includes('process up')) break;
  }
  // Read on, or the full pipe would stop it.
  child.stderr.resume();
  if (!lines.at(-1)?.includes('process up')) throw new Error(`PgBouncer did not start:\n${lines.join('\n')}`);
}
