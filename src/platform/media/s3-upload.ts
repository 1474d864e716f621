import { type FileHandle, open } from 'node:fs/promises';
import type * as Sdk from '@aws-sdk/client-s3';

/** Two parts of this size are in memory at once. S3 takes at least 5 MiB a part, and at most 10,000 parts. */
const partBytes = 6 * 1024 * 1024;
const atOnce = 2;

export type S3Client = { sdk: typeof Sdk; client: Sdk.S3Client };
type Place = { Bucket: string; Key: string };
type Upload = Place & { UploadId: string | undefined };

/**
 * Sends a file to a bucket, a large one in parts; a part that fails is tried again by the SDK. Memory is asked for once and
 * used for part after part: the SDK's own manager of uploads leaves three copies of the file to the garbage collector.
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
  { ContentType, ...at }: Place & { ContentType: string },
  file: FileHandle,
  size: number,
): Promise<void> {
  const { client, sdk } = s3;
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ ...at, ContentType }));
  const upload = { ...at, UploadId };
  try {
    const Parts = await sendParts(s3, upload, file, size);
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  } catch (error) {
    // What has arrived would be kept, and charged for, until somebody gave it up.
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
  const working = Array.from({ length: atOnce }, () =>
    work().catch((error: unknown) => {
      // The others need not go on.
      next = count;
      throw error;
    }),
  );
  // All of them have let go of the file before anything else happens.
  await Promise.allSettled(working);
  await Promise.all(working);
  return parts;
}

/** As much of a file from `position` on as the memory holds, or there is. */
async function readPart(file: FileHandle, memory: Buffer, position: number): Promise<Buffer> {
  let length = 0;
  while (length < memory.length) {
    const { bytesRead } = await file.read(memory, length, memory.length - length, position + length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return memory.subarray(0, length);
}
