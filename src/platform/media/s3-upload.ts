import { type FileHandle, open } from 'node:fs/promises';
import type * as Sdk from '@aws-sdk/client-s3';

/**
 * The size of a part. Two parts are in memory at a time. S3 requires at least 5 MiB per part and allows at most 10,000
 * parts.
 */
const partBytes = 6 * 1024 * 1024;
const partsAtOnce = 2;

export type S3Client = { sdk: typeof Sdk; client: Sdk.S3Client };
type Place = { Bucket: string; Key: string };
type Upload = Place & { UploadId: string | undefined };

/**
 * Uploads a file to a bucket, in parts if it is large; the SDK retries a failed part. Buffers are allocated once and
 * reused: the SDK's own upload manager leaves three copies of the file to the garbage collector.
 */
export async function sendFile(s3: S3Client, at: Place, path: string, contentType: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > partBytes) return await sendInParts(s3, { ...at, ContentType: contentType }, file, size);
    const Body = await file.readFile();
    await s3.client.send(new s3.sdk.PutObjectCommand({ ...at, Body, ContentType: contentType }));
  } finally {
    await file.close();
  }
}

async function sendInParts(
  s3: S3Client,
  at: Place & { ContentType: string },
  file: FileHandle,
  size: number,
): Promise<void> {
  await inParts(s3, at, (upload) => sendParts(s3, upload, file, size));
}

/** The size of a part of a stream: large, so that 10,000 parts are enough. Only one part is in memory at a time. */
const streamPartBytes = 32 * 1024 * 1024;
const mostParts = 10_000;

/**
 * Uploads a stream of unknown size, up to 312 GiB. The object appears once the stream has ended; if it fails, nothing is
 * stored.
 */
export async function sendStream(
  s3: S3Client,
  at: Place,
  source: AsyncIterable<Uint8Array>,
  partBytes = streamPartBytes,
): Promise<void> {
  const { client, sdk } = s3;
  await inParts(s3, { ...at, ContentType: 'application/gzip' }, async (upload) => {
    const parts: Sdk.CompletedPart[] = [];
    for await (const Body of partsOf(source, partBytes)) {
      const PartNumber = parts.length + 1;
      if (PartNumber > mostParts) throw new Error('The stream is larger than 312 GiB.');
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...upload, PartNumber, Body }));
      parts.push({ ETag, PartNumber });
    }
    return parts;
  });
}

/** Cuts a stream into parts of this size. All parts share one buffer, so send each before reading the next. */
async function* partsOf(source: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Buffer> {
  const memory = Buffer.allocUnsafeSlow(partBytes);
  let length = 0;
  for await (const bytes of source) {
    for (let taken = 0; taken < bytes.length; ) {
      const piece = bytes.subarray(taken, taken + partBytes - length);
      memory.set(piece, length);
      length += piece.length;
      taken += piece.length;
      if (length < partBytes) continue;
      yield memory;
      length = 0;
    }
  }
  if (length > 0) yield memory.subarray(0, length);
}

async function inParts(
  { client, sdk }: S3Client,
  { ContentType, ...at }: Place & { ContentType: string },
  send: (upload: Upload) => Promise<Sdk.CompletedPart[]>,
): Promise<void> {
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ ...at, ContentType }));
  const upload = { ...at, UploadId };
  try {
    const Parts = await send(upload);
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  } catch (error) {
    // Uploaded parts would otherwise be stored, and charged for, until the upload is aborted.
    await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => {});
    throw error;
  }
}

async function sendParts(
  { client, sdk }: S3Client,
  upload: Upload,
  file: FileHandle,
  size: number,
): Promise<Sdk.CompletedPart[]> {
  const parts: Sdk.CompletedPart[] = [];
  const count = Math.ceil(size / partBytes);
  let next = 0;
  async function work(): Promise<void> {
    const memory = Buffer.allocUnsafeSlow(partBytes);
    for (let index = next++; index < count; index = next++) {
      const Body = await readPart(file, memory, index * partBytes);
      const PartNumber = index + 1;
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...upload, PartNumber, Body }));
      parts[index] = { ETag, PartNumber };
    }
  }
  const working = Array.from({ length: partsAtOnce }, () =>
    work().catch((error: unknown) => {
      // The other parts need not continue.
      next = count;
      throw error;
    }),
  );
  // Wait until all parts in progress have ended: the caller closes the file.
  await Promise.allSettled(working);
  await Promise.all(working);
  return parts;
}

/** Reads a file from `position` on, until the buffer is full or the file ends. */
async function readPart(file: FileHandle, memory: Buffer, position: number): Promise<Buffer> {
  let length = 0;
  while (length < memory.length) {
    const { bytesRead } = await file.read(memory, length, memory.length - length, position + length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return memory.subarray(0, length);
}
