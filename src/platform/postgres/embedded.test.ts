import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { StartupError } from '../failures/startup-error.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';

const launcher = pathToFileURL(join(import.meta.dirname, 'embedded.ts')).href;
const asRoot = process.geteuid?.() === 0;
const patient = { timeout: 30_000, interval: 20 };

let base: string;
let dataDir: string;
let running: EmbeddedPostgres[] = [];
let others: ChildProcess[] = [];

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'milepost-test-'));
  dataDir = join(base, 'database');
});

afterEach(async () => {
  for (const other of others) other.kill('SIGKILL');
  for (const server of running) await server.stop();
  others = [];
  running = [];
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder });
  running.push(server);
  return server;
}

/** Another process that starts the same database and then idles; resolves once its server accepts connections. */
async function startElsewhere(): Promise<{ process: ChildProcess; owner: boolean }> {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(launcher)});
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(JSON.stringify({ owner: server.owner }));
    setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  others.push(child);
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { process: child, ...(JSON.parse(String(line)) as { owner: boolean }) };
}

async function query(server: EmbeddedPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the embedded database', { timeout: 60_000 }, () => {
  test('starts in an empty folder, with user app and database milepost', async () => {
    const server = await start();
    expect(server.owner).toBe(true);
    const [row] = await query(server, 'select current_user as who, current_database() as where');
    expect(row).toEqual({ who: 'app', where: 'milepost' });
    await query(server, 'create table note (body text)');
  });

  test('listens on no network address, and on a socket closed to other users', async () => {
    const server = await start();
    const [row] = await query(server, "select current_setting('listen_addresses') as listen");
    expect(row).toEqual({ listen: '' });
    expect(server.socketDir.length).toBeLessThan(85);
    expect(statSync(server.socketDir).mode & 0o777).toBe(0o700);
  });

  test('leaves no process behind when stopped', async () => {
    const server = await start();
    const pid = postmasterPid();
    await server.stop();
    expect(isAlive(pid)).toBe(false);
    expect(server.owner).toBe(false);
  });

  test('recovers with every acknowledged write after kill -9 of the postmaster', async () => {
    const server = await start();
    await query(server, "insert into note values ('before the crash')");
    process.kill(postmasterPid(), 'SIGKILL');
    await vi.waitFor(async () => {
      expect(await query(server, 'select body from note')).toContainEqual({ body: 'before the crash' });
      expect(server.owner).toBe(true);
    }, patient);
  });

  test.runIf(process.platform === 'linux')(
    'recovers without writing out its files one by one, which is slow on a busy disk',
    async () => {
      const server = await start();
      const [row] = await query(server, 'show recovery_init_sync_method');
      expect(row).toEqual({ recovery_init_sync_method: 'syncfs' });
    },
  );

  test('is adopted by a second starter, which takes over after kill -9 of the owner', async () => {
    const elsewhere = await startElsewhere();
    expect(elsewhere.owner).toBe(true);
    const adopter = await start();
    expect(adopter.owner).toBe(false);
    await query(adopter, "insert into note values ('through the adopter')");
    const pid = postmasterPid();

    elsewhere.process.kill('SIGKILL');

    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), patient);
    await vi.waitFor(async () => {
      expect(await query(adopter, 'select body from note')).toContainEqual({ body: 'through the adopter' });
      expect(adopter.owner).toBe(true);
    }, patient);
  });

  test('stops automatically when its owner is killed and no other process uses it', async () => {
    const elsewhere = await startElsewhere();
    const pid = postmasterPid();
    elsewhere.process.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), patient);
  });

  test('keeps running for its owner when an adopter leaves', async () => {
    await startElsewhere();
    const adopter = await start();
    const pid = postmasterPid();
    await adopter.stop();
    expect(isAlive(pid)).toBe(true);
  });

  test('has one owner when two processes start at the same time on an empty folder', async () => {
    const folder = join(base, 'contested');
    const both = await Promise.all([start(folder), start(folder)]);
    expect(both.map((server) => server.owner).sort()).toEqual([false, true]);
    expect(both[0].connectionString).toBe(both[1].connectionString);
  });

  test('ignores a postmaster.pid whose process id now belongs to another program', async () => {
    writeFileSync(
      join(dataDir, 'postmaster.pid'),
      `${process.ppid}\n${dataDir}\n1\n5432\n/nowhere\n\n\nready\n`,
    );
    const server = await start();
    expect(server.owner).toBe(true);
    expect(isAlive(process.ppid)).toBe(true);
  });

  test('starts in a folder where an earlier start was killed halfway', async () => {
    const folder = join(base, 'half-made');
    mkdirSync(`${folder}.init`);
    writeFileSync(join(`${folder}.init`, 'PG_VERSION'), '18\n');
    const server = await start(folder);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a folder that cannot hold the database is refused in one sentence', () => {
  async function refusal(folder: string): Promise<string> {
    const error = await startEmbeddedPostgres({ dataDir: folder }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    return (error as StartupError).message;
  }

  /** Root may write anywhere, so as root the check runs as another user. */
  async function asOrdinaryUser<T>(act: () => Promise<T>): Promise<T> {
    if (asRoot) process.seteuid?.(65534);
    try {
      return await act();
    } finally {
      if (asRoot) process.seteuid?.(0);
    }
  }

  test('when it is not writable', async () => {
    const closed = join(base, 'closed');
    mkdirSync(closed, { mode: 0o500 });
    const message = await asOrdinaryUser(() => refusal(join(closed, 'inside')));
    expect(message).toMatch(/^This user is not allowed to write to the data folder .*: .*DATA_DIR/);
  });

  test('when a file is in its path', async () => {
    const file = join(base, 'file');
    writeFileSync(file, '');
    expect(await refusal(file)).toMatch(/passes through a file/);
    expect(await refusal(join(file, 'below'))).toMatch(/passes through a file/);
    expect(await refusal(join(file, 'further', 'below'))).toMatch(/passes through a file/);
  });

  test.runIf(asRoot)('when its database belongs to another user', async () => {
    const foreign = join(base, 'foreign');
    mkdirSync(foreign, { mode: 0o700 });
    writeFileSync(join(foreign, 'PG_VERSION'), '18\n');
    chownSync(foreign, 4321, 4321);
    expect(await refusal(foreign)).toMatch(/belongs to user 4321, not to user 0/);
  });

  test('when it contains other things', async () => {
    const full = join(base, 'full');
    mkdirSync(full);
    writeFileSync(join(full, 'holiday.jpg'), '');
    expect(await refusal(full)).toMatch(/contains something that is not a database/);
  });

  test('when its database was created by another version', async () => {
    const older = join(base, 'older');
    mkdirSync(older);
    writeFileSync(join(older, 'PG_VERSION'), '16\n');
    expect(await refusal(older)).toMatch(/created by PostgreSQL 16, but this is PostgreSQL 18/);
  });
});
