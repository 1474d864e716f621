import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Pool } from 'pg';
import { formatCount } from '../../src/contract/text/time/formats.ts';
import { createPool } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/schema/migrate.ts';
import { createLog } from '../../src/platform/observability/logging.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded.ts';
import { runningPostmaster } from '../../src/platform/postgres/postmaster-file.ts';
import { courseCount, fillCatalogue, video } from '../filling/fill.ts';
import { fillAdministration } from '../filling/fill-administration.ts';
import { fillVersion, place } from './place.ts';

/** A running PostgreSQL with the measured courses. `pid` is its first process. */
export type Database = { url: string; pid: number; stop: () => Promise<void> };

/** Starts the measurements' own PostgreSQL. It is filled on the first run and reused by later ones. */
export async function openDatabase(say: (line: string) => void): Promise<Database> {
  const version = fillVersion();
  const isFilled = existsSync(place.filled) && readFileSync(place.filled, 'utf8') === version;
  if (!isFilled) rmSync(place.home, { recursive: true, force: true });
  mkdirSync(place.home, { recursive: true });

  const server = await startEmbeddedPostgres({ dataDir: place.postgres });
  if (!isFilled) {
    say(`Filling a database with ${formatCount(courseCount)} courses, people and orders…`);
    await fill(server.connectionString, [fillCatalogue, fillAdministration]);
    writeVideo();
    writeFileSync(place.filled, version);
  }
  const running = runningPostmaster(place.postgres);
  if (!running) throw new Error('PostgreSQL is not running.');
  return { url: server.connectionString, pid: running.pid, stop: () => server.stop() };
}

/** Migrates an empty database and fills it. */
export async function fill(url: string, fillers: readonly ((pool: Pool) => Promise<void>)[]): Promise<void> {
  const pool = createPool(url, createLog('silent'), { max: 10 });
  try {
    await migrate(pool);
    for (const filler of fillers) await filler(pool);
  } finally {
    await pool.end();
  }
}

/** Writes the video's file. Delivery does not look into a file, so any bytes will do. */
function writeVideo(): void {
  const path = join(place.dataDir, 'media', video.storageKey);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, randomBytes(video.bytes));
}
