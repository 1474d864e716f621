import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, Pool, type PoolClient } from 'pg';
import { backUp } from '../../../src/platform/backup/back-up.ts';
import { folderDestination } from '../../../src/platform/backup/destinations/folder.ts';
import { type Checksums, checksums } from '../../../test/factories/media/checksums.ts';
import type { Place } from '../cluster/place.ts';
import { ports } from '../cluster/ports.ts';
import { settingsFor } from '../cluster/product.ts';
import { startLoad } from '../load/mixed-load.ts';
import { type Row, type Scenario, seconds, times } from './scenario.ts';

const root = join(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const restoredName = 'restored';

/** Backs up and restores under load, and compares every table with the snapshot that the backup saw. */
export const backup: Scenario = async ({ cluster, say, rate, rounds }) => {
  const { place, owner } = cluster;
  const load = await startLoad(owner, rate);
  const differences: string[] = [];
  let tables = 0;
  let longest = 0;
  const count = rounds(10);
  try {
    for (let round = 0; round < count; round += 1) {
      const begun = performance.now();
      const seen = await backUpWithChecksums(place, `round-${round}.tar.gz`);
      const restored = await restoredChecksums(place, `round-${round}.tar.gz`);
      longest = Math.max(longest, performance.now() - begun);
      tables = Object.keys(seen).length;
      const different = Object.keys(seen).filter((table) => seen[table] !== restored[table]);
      differences.push(...different.map((table) => `round ${round + 1}: ${table}`));
      say(
        `  backup and restore, round ${round + 1} of ${count}: ${different.length} of ${tables} tables differ`,
      );
    }
  } finally {
    await load.stop();
  }
  const row: Row = {
    required: `backup and restore under load, ${times(count)}: every table’s checksum equals the snapshot`,
    measured: `${differences.length} of ${tables * count} tables differ${differences.length > 0 ? `: ${differences.join(', ')}` : ''}; longest ${seconds(longest)}`,
    passed: differences.length === 0,
  };
  return [row];
};

const folderOf = (place: Place): string => join(place.folder, 'backups');

/** The backup command's own code, which here also reports the checksums inside its snapshot. */
async function backUpWithChecksums(place: Place, name: string): Promise<Checksums> {
  mkdirSync(folderOf(place), { recursive: true });
  const direct = new Pool({ connectionString: settingsFor(place).DATABASE_DIRECT_URL, max: 3 });
  direct.on('error', () => {});
  let seen: Checksums = {};
  const product = {
    version,
    direct,
    mediaFolder: join(place.folder, 'product/media'),
    secret: place.appSecret,
    isSandbox: false,
    // biome-ignore lint/correctness/useYield: all media are in S3
    async *localKeys(client: PoolClient) {
      seen = await checksums(client);
    },
    clock: () => new Date(),
  };
  try {
    await backUp(product, folderDestination(folderOf(place)), name);
    return seen;
  } finally {
    await direct.end();
  }
}

/** Runs `npm run restore` into a new database, which is removed again. */
async function restoredChecksums(place: Place, name: string): Promise<Checksums> {
  const { DATABASE_DIRECT_URL: own = '', ...settings } = settingsFor(place);
  const url = own.replace(/\/milepost$/, `/${restoredName}`);
  const dataDir = join(place.folder, restoredName);
  await asAdministrator(place, `drop database if exists ${restoredName} with (force)`);
  await asAdministrator(
    place,
    `create database ${restoredName} owner milepost encoding 'UTF8' template template0`,
  );
  const env = { ...process.env, ...settings, DATABASE_URL: url, DATA_DIR: dataDir };
  const args = ['bin/start.mjs', 'restore', join(folderOf(place), name)];
  const client = new Client(url);
  try {
    await promisify(execFile)(join(root, 'node_modules/.bin/node'), args, { cwd: root, env });
    await client.connect();
    return await checksums(client);
  } finally {
    await client.end().catch(() => {});
    await asAdministrator(place, `drop database if exists ${restoredName} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(join(folderOf(place), name), { force: true });
  }
}

async function asAdministrator({ passwords }: Place, statement: string): Promise<void> {
  const client = new Client(`postgres://postgres:${passwords.postgres}@127.0.0.1:${ports.primary}/postgres`);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
