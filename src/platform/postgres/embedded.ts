import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../failures/startup-error.ts';
import { DATABASE, ensureDatabase } from './app-database.ts';
import { locateBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { checkDataFolder, explainFolderError } from './data-folder.ts';
import { type FolderLock, tryLock } from './folder-lock.ts';
import { runningPostmaster } from './postmaster-file.ts';
import { chooseRunAs } from './run-as.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import {
  connectionString,
  prepareSocketFolder,
  removeSocketFolder,
  socketFolderFor,
} from './socket-folder.ts';

interface EmbeddedPostgresOptions {
  /** Folder of the cluster; created when missing. `<dataDir>.lock` and `<dataDir>.init` next to it are used too. */
  dataDir: string;
  /** Receives the server's own log, line by line, and the launcher's actions. */
  log?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** URL of the product's database over the Unix socket; stays the same when the server restarts. */
  connectionString: string;
  socketDir: string;
  /** True while this process runs the server; an adopter becomes the owner when the owner leaves. */
  readonly owner: boolean;
  /** Stops the server (owner) or stops using it (adopter). Close the pools first. */
  stop(): Promise<void>;
}

/** This process's role: an owner holds both the lock and the server. */
interface Hold {
  lock: FolderLock;
  server: ServerProcess;
}

const ADOPTION_LIMIT_MS = 60_000;
const WATCH_EVERY_MS = 300;
const LONGEST_BACKOFF_MS = 5_000;

/**
 * Starts PostgreSQL on `dataDir`, or adopts the server that another process runs there, and ensures that the product's
 * database exists. From then on the server is kept running: its owner restarts it when it dies, and an adopter takes
 * over when the owner does. Connections break in between, so pools need an `error` handler and retries. However the
 * owner ends, the server stops with it.
 * @throws StartupError with a readable message.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  const dataDir = settle(resolve(options.dataDir));
  const launch = await prepareLauncher(dataDir, log);
  const first = await ownOrAdopt(dataDir, launch.own);
  return keepRunning(dataDir, first, (lock) => launch.own(lock, first.socketDir), log);
}

/** Checks the folder and returns its real path, so that all starters agree on lock and socket. */
function settle(dataDir: string): string {
  checkDataFolder(dataDir);
  return join(realpathSync(dirname(dataDir)), basename(dataDir));
}

async function prepareLauncher(dataDir: string, log: (line: string) => void) {
  const binaries = await locateBinaries();
  const runAs = await chooseRunAs();
  async function own(lock: FolderLock, socketDir = socketFolderFor(dataDir)): Promise<Hold> {
    try {
      await ensureCluster(dataDir, binaries, runAs);
      prepareSocketFolder(socketDir, runAs);
      const server = await startServer({ dataDir, socketDir, binaries, runAs, log });
      await ensureDatabase(socketDir).catch(async (error) => {
        await server.stop();
        throw error;
      });
      return { lock, server };
    } catch (error) {
      lock.release();
      throw error;
    }
  }
  return { own };
}

interface ServerRole {
  socketDir: string;
  hold: Hold | null;
}

async function ownOrAdopt(dataDir: string, own: (lock: FolderLock) => Promise<Hold>): Promise<ServerRole> {
  const deadline = Date.now() + ADOPTION_LIMIT_MS;
  while (Date.now() < deadline) {
    const lock = lockFolder(dataDir);
    if (lock) return { socketDir: socketFolderFor(dataDir), hold: await own(lock) };
    const running = runningPostmaster(dataDir);
    if (running?.ready && (await serves(running.socketDir)))
      return { socketDir: running.socketDir, hold: null };
    await pause(20);
  }
  throw new StartupError(
    `Another process is using the data folder ${dataDir}, but its PostgreSQL is not accepting connections.`,
  );
}

/** False while the owner is leaving: the next attempt finds the lock free. */
async function serves(socketDir: string): Promise<boolean> {
  return ensureDatabase(socketDir).then(
    () => true,
    () => false,
  );
}

function lockFolder(dataDir: string): FolderLock | null {
  try {
    return tryLock(`${dataDir}.lock`);
  } catch (cause) {
    throw explainFolderError(
      dirname(dataDir),
      Object.assign(new Error('lock', { cause }), { code: 'EACCES' }),
    );
  }
}

function keepRunning(
  dataDir: string,
  { socketDir, hold: firstHold }: ServerRole,
  own: (lock: FolderLock) => Promise<Hold>,
  log: (line: string) => void,
): EmbeddedPostgres {
  let hold = firstHold;
  const stopping = new AbortController();
  const watching = watch();

  async function watch(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      await (hold ? Promise.race([hold.server.exited, aborted(stopping.signal)]) : rest(WATCH_EVERY_MS));
      if (stopping.signal.aborted) return;
      try {
        hold = await regain();
        failures = 0;
      } catch (error) {
        failures += 1;
        log(`PostgreSQL is down: ${error instanceof Error ? error.message : String(error)}`);
        await rest(Math.min(100 * 2 ** failures, LONGEST_BACKOFF_MS));
      }
    }
  }

  /**
   * After the server died (owner), or on each check (adopter): the new role, or null while another process holds the
   * server.
   */
  async function regain(): Promise<Hold | null> {
    const lost = hold;
    hold = null;
    const lock = lost?.lock ?? lockFolder(dataDir);
    if (!lock) return null;
    log('PostgreSQL has stopped: starting it again');
    return own(lock);
  }

  /** Waits without keeping the process alive. The owner's PostgreSQL keeps it alive. */
  async function rest(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
  }

  return {
    connectionString: connectionString(socketDir, DATABASE),
    socketDir,
    get owner() {
      return hold !== null;
    },
    async stop() {
      stopping.abort();
      await watching;
      if (!hold) return;
      await hold.server.stop();
      removeSocketFolder(socketDir);
      hold.lock.release();
      hold = null;
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
