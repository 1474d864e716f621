import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { version } from '../../contract/api/version.ts';
import { fileSize } from '../../contract/text/file-size.ts';
import { counted, formatDate } from '../../contract/text/time/formats.ts';
import { localStorageKeys } from '../../features/media/index.server.ts';
import type { BackupSummary, Product } from '../../platform/backup/back-up.ts';
import { backupAt, destinationAt } from '../../platform/backup/destinations/open-destination.ts';
import { checkBackup, type RestoreSummary, restore } from '../../platform/backup/restore.ts';
import type { BackupSettings } from '../../platform/backup/schedule/backup-settings.ts';
import { addBackup, type Removal, recordedBackup } from '../../platform/backup/schedule/keep-backup.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { loadSecret } from '../../platform/crypto/keys.ts';
import { StartupError } from '../../platform/failures/startup-error.ts';
import { mediaFolderOf } from '../../platform/media/stores.ts';
import { createLog } from '../../platform/observability/logging.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { openConnections } from '../connections/connections.ts';
import { sandboxAt, withSandbox } from '../sandbox.ts';

const usage = {
  backup:
    'Say where the backup should go: npm run backup -- FILE, or npm run backup -- --to FOLDER (or s3://BUCKET/PREFIX).',
  restore: 'Name the backup: npm run restore -- FILE (or s3://BUCKET/KEY).',
};

/** `backup FILE`, `backup --to DESTINATION`, or `backup` alone with `BACKUP_TO`. Does not migrate the database. */
export async function backUpNow(initialSettings: Settings, args: string[]): Promise<void> {
  const settings = withServices(initialSettings);
  const { positionals, values } = parsed(args, { to: { type: 'string' } }, usage.backup);
  const [file] = positionals;
  const to = values.to === undefined ? (file ? undefined : settings.backups.to) : fromHere(values.to);
  if (positionals.length > 1 || (file === undefined) === (to === undefined))
    throw new StartupError(usage.backup);
  const { account } = settings.backups;
  const { direct, close } = await openConnections(settings, createLog(settings.logLevel));
  try {
    const product = await productToBackUp({ settings, direct, clock: systemClock });
    const summary = to
      ? await addBackup(product, destinationAt(to, account), settings.backups.keep)
      : await oneFile(product, fromHere(file as string), account);
    print([
      `${counted(summary.tables, 'table')} with ${counted(summary.rows, 'row')} and ${counted(summary.media.files, 'media file')} were written to ${summary.place} (${fileSize(summary.bytes)}).`,
      summary.media.missing > 0 &&
        `${counted(summary.media.missing, 'media file')} in the database could not be found in DATA_DIR.`,
      summary.notRemoved !== undefined && `Older backups could not be removed: ${summary.notRemoved.message}`,
      summary.removed > 0 && `${counted(summary.removed, 'older backup')} beyond BACKUP_KEEP removed.`,
      'It contains everyone’s data and the application secret: protect it like the database itself.',
    ]);
  } finally {
    await close();
  }
}

async function oneFile(
  product: Product,
  path: string,
  account: BackupSettings['account'],
): Promise<BackupSummary & Removal> {
  const { destination, name } = backupAt(path, account);
  return { ...(await recordedBackup(product, destination, name)), removed: 0 };
}

/** `restore FILE [--verify] [--keep-secret]`: into an empty database and data folder, or only reads the backup. */
export async function restoreNow(initialSettings: Settings, args: string[]): Promise<void> {
  const settings = withServices(initialSettings);
  const { positionals, values } = parsed(
    args,
    { verify: { type: 'boolean' }, 'keep-secret': { type: 'boolean' } },
    usage.restore,
  );
  const [place] = positionals;
  if (place === undefined || positionals.length > 1) throw new StartupError(usage.restore);
  const { destination, name } = backupAt(fromHere(place), settings.backups.account);
  const source = () => destination.read(name);
  const isSandbox = settings.sandbox !== undefined;
  const backup = await checkBackup({ isSandbox }, source);
  if (values.verify) {
    const { header, footer } = backup;
    print([
      `The backup of ${formatDate(header.createdAt, 'time')} is complete: ${counted(header.tables.length, 'table')} and ${counted(footer.media.files, 'media file')}. Nothing was changed.`,
    ]);
    return;
  }
  const { direct, close } = await openConnections(onlyDirect(settings), createLog(settings.logLevel));
  try {
    const { dataDir, appSecret } = settings;
    const target = {
      direct,
      dataDir,
      mediaFolder: mediaFolderOf(dataDir),
      isSandbox,
      appSecret,
      keepSecret: values['keep-secret'] === true,
    };
    print(aboutRestore(await restore(target, backup, source)));
  } finally {
    await close();
  }
}

const aboutRestore = ({ createdAt, tables, rows, files, skipped }: RestoreSummary) => [
  `The backup of ${formatDate(createdAt, 'time')} has been restored: ${counted(tables, 'table')} with ${counted(rows, 'row')} and ${counted(files, 'media file')}.`,
  skipped.length > 0 && `These tables are not part of Milepost and were left out: ${skipped.join(', ')}.`,
  'Start Milepost with npm start.',
];

/** Everything that a backup of this installation copies. */
export async function productToBackUp({
  settings,
  direct,
  clock,
}: Pick<Context, 'settings' | 'direct' | 'clock'>): Promise<Product> {
  const { dataDir, appSecret, sandbox } = settings;
  return {
    version,
    direct,
    mediaFolder: mediaFolderOf(dataDir),
    secret: await loadSecret(appSecret, dataDir),
    isSandbox: sandbox !== undefined,
    localKeys: localStorageKeys,
    clock,
  };
}

/** Leaves out the pooler: a restore refuses a database with other clients, and a pooler is one. */
const onlyDirect = (settings: Settings): Settings => ({
  ...settings,
  databaseUrl: settings.databaseDirectUrl ?? settings.databaseUrl,
  databaseDirectUrl: undefined,
});

const withServices = (settings: Settings): Settings =>
  settings.sandbox ? withSandbox(settings, sandboxAt(settings.sandbox)) : settings;

/** Resolves a path relative to the folder where npm was called; URLs stay unchanged. */
const fromHere = (place: string): string =>
  place.includes('://') ? place : resolve(process.env.INIT_CWD ?? process.cwd(), place);

type Options = Record<string, { type: 'string' | 'boolean' }>;

function parsed<const Given extends Options>(args: string[], options: Given, sentence: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new StartupError(sentence);
  }
}

function print(lines: (string | false)[]): void {
  for (const line of lines) if (line) process.stdout.write(`${line}\n`);
}
