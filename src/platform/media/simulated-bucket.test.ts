import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { storeSettings } from '../../../test/factories/processes/stores.ts';
import { openClient } from './s3-store.ts';

/** The simulated S3, through the official SDK. */
async function bucket() {
  const { media } = await storeSettings('s3');
  const settings = media.s3 ?? expect.unreachable();
  const { client, sdk } = await openClient(settings);
  const Bucket = settings.bucket;
  const begin = async (Key: string) => {
    const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key }));
    return { Bucket, Key, UploadId };
  };
  return { client, sdk, Bucket, begin };
}

test('an object keeps its metadata, and a copy has the same or its own', async () => {
  const { client, sdk, Bucket } = await bucket();
  const metadata = async (Key: string) =>
    (await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))).Metadata;
  await client.send(
    new sdk.PutObjectCommand({ Bucket, Key: 'a', Body: 'content', Metadata: { start: '5' } }),
  );
  const copy = { Bucket, CopySource: `${Bucket}/a` };
  await client.send(new sdk.CopyObjectCommand({ ...copy, Key: 'same' }));
  await client.send(
    new sdk.CopyObjectCommand({ ...copy, Key: 'own', MetadataDirective: 'REPLACE', Metadata: { end: '9' } }),
  );
  expect([await metadata('a'), await metadata('same'), await metadata('own')]).toEqual([
    { start: '5' },
    { start: '5' },
    { end: '9' },
  ]);
  const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: 'own' }));
  expect(await text(Body as Readable)).toBe('content');
  const missing = new sdk.CopyObjectCommand({ ...copy, CopySource: `${Bucket}/b`, Key: 'c' });
  await expect(client.send(missing)).rejects.toThrow(sdk.NoSuchKey);
});

test('the parts of a multipart upload are listed in their order, page by page', async () => {
  const { client, sdk, begin } = await bucket();
  const upload = await begin('film');
  for (const PartNumber of [3, 1, 10, 2])
    await client.send(new sdk.UploadPartCommand({ ...upload, PartNumber, Body: `part ${PartNumber}` }));
  const pages: (number | undefined)[][] = [];
  for await (const { Parts } of sdk.paginateListParts({ client, pageSize: 3 }, upload))
    pages.push((Parts ?? []).map(({ PartNumber }) => PartNumber));
  expect(pages).toEqual([[1, 2, 3], [10]]);
});

test('the multipart uploads in progress are listed by key, page by page', async () => {
  const { client, sdk, Bucket, begin } = await bucket();
  for (const key of ['uploads/b', 'other/c', 'uploads/a']) await begin(key);
  const twice = await begin('uploads/a');
  const list = { Bucket, Prefix: 'uploads/', MaxUploads: 2 };
  const first = await client.send(new sdk.ListMultipartUploadsCommand(list));
  const next = { KeyMarker: first.NextKeyMarker, UploadIdMarker: first.NextUploadIdMarker };
  const second = await client.send(new sdk.ListMultipartUploadsCommand({ ...list, ...next }));
  const keys = [first, second].map(({ Uploads }) => Uploads?.map(({ Key }) => Key));
  expect(keys).toEqual([['uploads/a', 'uploads/a'], ['uploads/b']]);
  expect([first.IsTruncated, second.IsTruncated]).toEqual([true, false]);

  await client.send(new sdk.AbortMultipartUploadCommand(twice));
  const left = await client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: 'uploads/a' }));
  expect(left.Uploads).toHaveLength(1);
});
