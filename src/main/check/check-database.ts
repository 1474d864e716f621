import type { Pool } from 'pg';
import {
  type Inspected,
  inspectDatabase,
  refusePooler,
  refuseTwoDatabases,
  refuseWrongMode,
} from '../../platform/database/connection/external.ts';
import { createDb, createPool } from '../../platform/database/database.ts';
import { checkReplica } from '../../platform/database/replicas/check-replica.ts';
import { placeOf } from '../../platform/database/replicas/replica.ts';
import { pendingMigrations } from '../../platform/database/schema/migrate.ts';
import { type Finding, find, Unusable } from '../../platform/failures/finding.ts';
import { createLog } from '../../platform/observability/logging.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { refuseDemoAccounts } from '../commands/demo.ts';

/** Checks the external database at each of its URLs. The embedded database is not started or opened. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const { databaseUrl, databaseDirectUrl } = settings;
  if (!databaseUrl)
    return [
      {
        part: 'database',
        isFine: true,
        sentence: 'The embedded PostgreSQL is used; it starts with the product.',
      },
    ];
  const reached = await Promise.all([
    find('database', async () => {
      const inspected = await inspectDatabase('DATABASE_URL', databaseUrl);
      refuseWrongMode(inspected, databaseDirectUrl !== undefined);
      return aboutDatabase(inspected);
    }),
    ...(databaseDirectUrl ? [find('direct database', () => checkDirect(databaseDirectUrl))] : []),
  ]);
  if (!reached.every(({ isFine }) => isFine)) return reached;
  const primaryUrl = databaseDirectUrl ?? databaseUrl;
  const urls = settings.databaseReplicaUrls;
  const replicas = await Promise.all(
    urls.map((url) =>
      find(`replica ${placeOf(url)}`, () => checkReplica(url, primaryUrl, urls.length === 1)),
    ),
  );
  return [...reached, ...replicas, ...(await checkContents(settings, databaseUrl, databaseDirectUrl))];
}

async function checkDirect(url: string): Promise<string> {
  const inspected = await inspectDatabase('DATABASE_DIRECT_URL', url);
  refusePooler(inspected);
  return aboutDatabase(inspected);
}

function aboutDatabase({ version, mode, namedStatements }: Inspected): string {
  const server = `PostgreSQL ${version}, in UTF-8`;
  if (mode === 'session') return `${server}; every client has its own connection.`;
  const names = namedStatements ? 'named statements are kept' : 'statements are sent without names';
  return `${server}, behind a pooler in transaction mode; ${names}.`;
}

async function checkContents(settings: Settings, url: string, directUrl = url): Promise<Finding[]> {
  const log = createLog('silent');
  const pool = createPool(url, log, { max: 2, namedStatements: false });
  const direct = createPool(directUrl, log, { max: 2 });
  try {
    const findings: Finding[] = [];
    if (directUrl !== url) findings.push(await find('both databases', () => checkSame(pool, direct)));
    const migrations = await find('migrations', () => checkMigrations(direct));
    findings.push(migrations);
    if (!settings.sandbox && migrations.isFine)
      findings.push(await find('accounts', () => checkAccounts(direct)));
    return findings;
  } finally {
    await Promise.all([pool.end(), direct.end()]);
  }
}

async function checkSame(pool: Pool, direct: Pool): Promise<string> {
  await refuseTwoDatabases(pool, direct);
  return 'Both URLs point to the same database.';
}

async function checkMigrations(pool: Pool): Promise<string> {
  const { pending, unknown } = await pendingMigrations(pool);
  if (unknown > 0 && pending > 0)
    throw new Unusable(`Pending: ${pending}; of another version: ${unknown}. Update Milepost.`);
  if (unknown > 0) return `All have been applied, and ${unknown} more by a later version of Milepost.`;
  return pending > 0 ? `Pending: ${pending}; the next start applies them.` : 'All have been applied.';
}

async function checkAccounts(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ exists: boolean }>("select to_regclass('users') is not null as exists");
  if (rows[0]?.exists) await refuseDemoAccounts({ db: createDb(pool) });
  return 'There are no demo accounts.';
}
