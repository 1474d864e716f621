import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, Pool } from 'pg';
import { hashPassword } from '../../../src/features/accounts/passwords/passwords.server.ts';
import type { Place } from './place.ts';
import { ports, sandboxUrl } from './ports.ts';
import { settingsFor } from './product.ts';
import { until } from './until.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * The password of every account in the rehearsal. It is not the demo's, because a product without the sandbox refuses
 * to start with demo passwords.
 */
export const password = randomBytes(12).toString('hex');

/** The database as its owner sees it, at HAProxy's port for the primary. */
export type Owner = ReturnType<typeof openAsOwner>;

/** Creates the product's user and its empty database, as an operator would. */
export async function createDatabase({ passwords, forTests }: Place): Promise<void> {
  // Tests create their own databases and inspect the server.
  const rights = forTests ? 'superuser' : '';

  const administrator = `postgres://postgres:${passwords.postgres}@127.0.0.1:${ports.primary}/postgres`;
  await until('a primary behind HAProxy', async () => {
    const client = new Client(administrator);
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`create role milepost login ${rights} password '${passwords.milepost}'`);
      await client.query("create database milepost owner milepost encoding 'UTF8' template template0");
      return true;
    } finally {
      await client.end().catch(() => {});
    }
  });
}

/**
 * Fills the database with the demo and S3 with its media. Except for tests, every account gets the rehearsal's
 * password.
 */
export async function prepareDemo(place: Place): Promise<void> {
  const dataDir = join(place.folder, 'product');
  mkdirSync(dataDir);
  const env = { ...process.env, ...settingsFor(place), DATA_DIR: dataDir };
  const args = ['bin/start.mjs', 'fill-demo', sandboxUrl, `smtp://127.0.0.1:${ports.smtp}`];
  await promisify(execFile)(join(root, 'node_modules/.bin/node'), args, { cwd: root, env });
  if (place.forTests) return;
  const owner = openAsOwner(place);
  await owner.query('update users set password_hash = $1', [await hashPassword(password)]);
  await owner.close();
}

export function openAsOwner({ passwords }: Place) {
  const pool = new Pool({
    connectionString: `postgres://milepost:${passwords.milepost}@127.0.0.1:${ports.primary}/milepost`,
    max: 4,
    connectionTimeoutMillis: 3000,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  async function query<Row extends object = Record<string, unknown>>(
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> {
    const { rows } = await pool.query<Row>(text, values);
    return rows;
  }
  return {
    query,
    /** Whether the process with this id has reported that it runs jobs. */
    runsJobs: async (pid: number) =>
      (await query('select 1 from job_workers where pid = $1', [pid])).length > 0,
    close: () => pool.end(),
  };
}
