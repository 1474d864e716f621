import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Upload } from '@tus/server';
import { isId } from '../../../../contract/ids.ts';
import type { Context } from '../../../../platform/context.ts';
import { RequestFailure } from '../../../../platform/failures/failure.ts';
import { explainFullDisk, fileSink } from '../../../../platform/http/requests/file-sink.ts';
import { atStore } from '../../../../platform/media/at-store.ts';
import { clientConfig, type S3Bucket } from '../../../../platform/media/s3-store.ts';
import { unknownUpload } from '../../failures.server.ts';
import { workPath } from '../../processing/work-files.server.ts';
import { type BucketObjects, bucketObjects } from './bucket-objects.server.ts';
import type { Partials } from './partials.server.ts';
import { piecesOf } from './pieces.server.ts';

const folder = 'uploads/';
const keyOf = (id: string) => folder + id;
/**
 * Bytes of every part but the last; some services require them to be equal. Bytes that do not fill a part are in
 * `.part`.
 */
const partBytes = 8 * 1024 * 1024;

/**
 * Received data in the bucket, as multipart uploads of `@tus/s3-store`: any process can continue an upload. Objects are
 * named after the upload, with the library's suffixes `.info` and `.part` or our `.kept`.
 */
export function bucketPartials(ctx: Context, bucket: S3Bucket): Partials {
  const objects = bucketObjects(bucket);

  const received: Partials['received'] = ({ id, bytes }) =>
    atBucket(async () => {
      const stored = await offsetOf(bucket, objects, id);
      const offset = stored + (await restoreRest(objects, id, stored));
      if (offset < bytes) return offset;
      if (offset > bytes || !(await isWhole(bucket, objects, { id, bytes }))) throw unknownUpload();
      return offset;
    });

  return {
    create: ({ id, bytes }) =>
      atBucket(async () => {
        const store = await openStore(bucket);
        await store.create(new Upload({ id: keyOf(id), size: bytes, offset: 0 }));
      }),
    append: async (source, { id }, offset) => {
      const pieces = piecesOf(source);
      const end = await atBucket(async () => {
        const store = await openStore(bucket);
        const isKept = offset % partBytes > 0 && (await keepRest(objects, id, offset));
        let position = offset;
        while (await pieces.hasMore())
          position = await store.write(pieces.next(partBytes - (position % partBytes)), keyOf(id), position);
        if (isKept) await objects.remove(keptKey(id));
        return position;
      }).finally(pieces.close);
      if (pieces.error) throw pieces.error;
      return end;
    },
    received,
    asFile: async ({ id, bytes }) => {
      const path = await workPath(ctx, 'incoming');
      try {
        await atBucket(async () => {
          await pipeline(ctx.storeOf('s3').read(keyOf(id)), fileSink(path, { flags: 'wx' }));
          const { size } = await stat(path);
          if (size !== bytes) throw new Error(`Received ${size} of ${bytes} bytes from the bucket.`);
        });
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return { path, isCopy: true };
    },
    remove: (id) =>
      atBucket(async () => {
        await objects.abortUploads(keyOf(id));
        // Every upload has an `.info` object. It is removed last, so that the next sweep finds an interrupted removal.
        for (const key of [keyOf(id), partKey(id), keptKey(id), infoKey(id)]) await objects.remove(key);
      }),
    ids: () =>
      atBucket(async () => {
        const keys = [...(await objects.keys(folder)), ...(await objects.uploadKeys(folder))];
        return [...new Set(keys.map((key) => key.slice(folder.length, folder.length + 36)))].filter(isId);
      }),
  };
}

const infoKey = (id: string) => `${keyOf(id)}.info`;
const partKey = (id: string) => `${keyOf(id)}.part`;
const keptKey = (id: string) => `${keyOf(id)}.kept`;

/**
 * The library's store, for one operation, which writes at most one part at a time: parts in parallel could leave a gap
 * when the process dies, and one that the bucket refuses would leave the next one's file open. What it caches about
 * uploads lasts no longer than the operation, because other processes change them. All these stores share the
 * connections of one client.
 */
async function openStore(bucket: S3Bucket) {
  const { client } = await bucket.open();
  const { S3Store } = await import('@tus/s3-store');
  return new S3Store({
    partSize: partBytes,
    minPartSize: partBytes,
    s3ClientConfig: {
      ...clientConfig(bucket.settings),
      bucket: bucket.settings.bucket,
      requestHandler: client.config.requestHandler,
      credentials: client.config.credentials,
    },
  });
}

/**
 * The bytes received. The library reports every failure as a missing upload, so `.info` decides whether it is missing.
 */
async function offsetOf(bucket: S3Bucket, objects: BucketObjects, id: string): Promise<number> {
  const store = await openStore(bucket);
  try {
    return (await store.getUpload(keyOf(id))).offset;
  } catch (error) {
    if (!(await objects.find(infoKey(id)))) throw unknownUpload();
    throw error;
  }
}

/**
 * Whether all bytes have arrived and are one object; joins the parts if a process ended before it could. Asks the
 * bucket, because the library also reports an upload as complete if the bucket does not know it.
 */
async function isWhole(
  bucket: S3Bucket,
  objects: BucketObjects,
  { id, bytes }: { id: string; bytes: number },
): Promise<boolean> {
  const size = async () => (await objects.find(keyOf(id)))?.size;
  const found = await size();
  if (found !== undefined) return found === bytes;
  const store = await openStore(bucket);
  await store.write(Readable.from([]), keyOf(id), bytes).catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'NoSuchUpload')) throw error;
  });
  return (await size()) === bytes;
}

/**
 * Copies the bytes that do not fill a part, with the offset at which they begin. The library deletes these bytes before
 * it stores them again together with the next ones.
 */
async function keepRest(objects: BucketObjects, id: string, offset: number): Promise<boolean> {
  const rest = await objects.find(partKey(id));
  if (rest) await objects.copy(partKey(id), keptKey(id), { start: String(offset - rest.size) });
  return rest !== undefined;
}

/** Puts the kept bytes back if a process died before it stored them again. @returns their number */
async function restoreRest(objects: BucketObjects, id: string, offset: number): Promise<number> {
  const kept = await objects.find(keptKey(id));
  if (kept?.metadata.start !== String(offset)) return 0;
  await objects.copy(keptKey(id), partKey(id), {});
  return kept.size;
}

/** @throws a failure with a readable message: a full disk of temporary files, or an unreachable bucket */
async function atBucket<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const known = explainFullDisk(error);
    if (known instanceof RequestFailure) throw known;
    return atStore(() => Promise.reject(error));
  }
}
