import pg from 'pg';
import { connectionString } from './socket-folder.ts';

/** The name of the product's database. */
export const DATABASE = 'milepost';

const ALREADY_THERE = ['42P04', '23505'];
const NO_SUCH_DATABASE = '3D000';

/** Creates the product's database if the server has none; safe to call from several processes at the same time. */
export async function ensureDatabase(socketDir: string): Promise<void> {
  try {
    await within(connectionString(socketDir, DATABASE), 'select 1');
  } catch (error) {
    if (code(error) !== NO_SUCH_DATABASE) throw error;
    await within(connectionString(socketDir, 'postgres'), `create database ${DATABASE}`).catch((failure) => {
      if (!ALREADY_THERE.includes(code(failure))) throw failure;
    });
  }
}

async function within(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}

function code(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
