import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { storeSettings } from '../../../../test/factories/processes/stores.ts';
import type { S3Settings } from '../../media/media-settings.ts';
import { openClient } from '../../media/s3-store.ts';
import { sendStream } from '../../media/s3-upload.ts';
import { backupAt, destinationAt } from './open-destination.ts';

async function bucket() {
  const { media, sandbox, objects } = await storeSettings('s3');
  const account = media.s3 as S3Settings;
  return { account, sandbox, objects, destination: destinationAt('s3://lectures/nightly/', account) };
}
const bytes = (text: string) => Readable.from([Buffer.from(text)], { objectMode: false });

test('a backup is written, listed, read and removed below its prefix', async () => {
  const { destination, account } = await bucket();
  await destination.prepare('a.tar.gz');
  await destination.write('a.tar.gz', bytes('content'));
  await destinationAt('s3://lectures/nightly/other', account).write('b.tar.gz', bytes('elsewhere'));
  await destinationAt('s3://lectures', account).write('c.tar.gz', bytes('at the top'));
  expect(destination.place('a.tar.gz')).toBe('s3://lectures/nightly/a.tar.gz');
  expect(await destination.list()).toEqual(['a.tar.gz']);
  const found = backupAt('s3://lectures/nightly/a.tar.gz', account);
  expect(String(await buffer(found.destination.read(found.name)))).toBe('content');
  await destination.remove('a.tar.gz');
  expect(await destination.list()).toEqual([]);
  await expect(buffer(destination.read('a.tar.gz'))).rejects.toThrow(
    'There is no backup at s3://lectures/nightly/a.tar.gz.',
  );
});

test('a stream larger than a part arrives unchanged', async () => {
  const { account, objects } = await bucket();
  const part = 5 * 1024 ** 2;
  const sent = randomBytes(2 * part + 1234);
  const s3 = await openClient(account);
  await sendStream(
    s3,
    { Bucket: 'lectures', Key: 'large' },
    Readable.from([sent.subarray(0, 777), sent.subarray(777)]),
    part,
  );
  s3.client.destroy();
  expect((await buffer(objects.read('large'))).equals(sent)).toBe(true);
});

test('a stream that fails leaves no object', async () => {
  const { destination } = await bucket();
  const failing = Readable.from(
    (async function* () {
      yield randomBytes(1000);
      throw new Error('the database is gone');
    })(),
    { objectMode: false },
  );
  await expect(destination.write('half.tar.gz', failing)).rejects.toThrow('the database is gone');
  expect(await destination.list()).toEqual([]);
});

test('a list of more than a thousand objects is complete', async () => {
  const { destination, objects } = await bucket();
  const names = Array.from({ length: 1003 }, (_, index) => `${String(index).padStart(4, '0')}.tar.gz`);
  for (let first = 0; first < names.length; first += 100)
    await Promise.all(
      names.slice(first, first + 100).map((name) => objects.put(`nightly/${name}`, bytes('x'), 'text/plain')),
    );
  expect(await destination.list()).toEqual(names);
});

test('a wrong bucket, wrong keys and an unreachable service are each reported in one sentence', async () => {
  const { account, destination, sandbox } = await bucket();
  const other = destinationAt('s3://elsewhere/nightly', account);
  await expect(other.prepare('a.tar.gz')).rejects.toThrow(/^The bucket “elsewhere” does not exist\.$/);
  const keys = { id: 'key', secret: 'a wrong key' };
  await expect(destinationAt('s3://lectures', { ...account, keys }).write('a', bytes('x'))).rejects.toThrow(
    'The bucket “lectures” refuses the keys',
  );
  await sandbox.close();
  await expect(destination.write('a.tar.gz', bytes('x'))).rejects.toThrow(
    'The bucket “lectures” cannot be used: nothing is listening there.',
  );
  expect(() => destinationAt('https://example.com/backups', account)).toThrow('is not a backup destination');
  expect(() => backupAt('s3://lectures', account)).toThrow('name the file of the backup');
});

test('a backup never replaces another', async () => {
  const { destination } = await bucket();
  await destination.write('a.tar.gz', bytes('the first'));
  await expect(destination.prepare('a.tar.gz')).rejects.toThrow('nightly/a.tar.gz already exists');
  await expect(destination.prepare('b.tar.gz')).resolves.toBeUndefined();
});
