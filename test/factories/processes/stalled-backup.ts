import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { backUp } from '../../../src/platform/backup/back-up.ts';
import { folderDestination } from '../../../src/platform/backup/destinations/folder.ts';
import { createPool } from '../../../src/platform/database/database.ts';
import { createLog } from '../../../src/platform/observability/logging.ts';

/** A process that begins a backup, reports once a part of it is on the disk, and then waits to be killed. */
const [url = '', mediaFolder = '', folder = ''] = process.argv.slice(2);
const direct = createPool(url, createLog('silent'), { max: 2 });
const destination = folderDestination(folder);
const product = {
  version: '0.0.0',
  direct,
  mediaFolder,
  secret: 'a secret',
  isSandbox: true,
  localKeys: async function* () {},
  clock: () => new Date(),
};
const stalled = {
  ...destination,
  write: (name: string, bytes: Readable) => destination.write(name, Readable.from(beginning(bytes))),
};

async function* beginning(bytes: Readable) {
  for await (const piece of bytes) {
    yield piece;
    console.log('writing');
    await pause(60_000);
  }
}
await backUp(product, stalled, 'killed.tar.gz');
