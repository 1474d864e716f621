import { Readable } from 'node:stream';
import { Unusable } from '../../failures/finding.ts';
import { StartupError } from '../../failures/startup-error.ts';
import { whyUnreachable } from '../../failures/unreachable.ts';
import { bucketRefusal, checkBucket } from '../../media/check-store.ts';
import type { S3Settings } from '../../media/media-settings.ts';
import { openClient } from '../../media/s3-store.ts';
import { type S3Client, sendStream } from '../../media/s3-upload.ts';
import type { Destination } from './destination.ts';

/** Writes backups to a bucket, as multipart uploads: an object appears complete, or not at all. */
export function bucketDestination(settings: S3Settings, prefix: string): Destination {
  const { bucket } = settings;
  const folder = prefix ? `${prefix}/` : '';
  const at = (name: string) => ({ Bucket: bucket, Key: folder + name });

  /** Runs a request. @throws StartupError with one sentence if it fails */
  async function request<T>(work: (s3: S3Client) => Promise<T>): Promise<T> {
    const s3 = await openClient(settings);
    try {
      return await work(s3);
    } catch (error) {
      throw explained(error);
    } finally {
      s3.client.destroy();
    }
  }

  function explained(error: unknown): unknown {
    if (error instanceof StartupError) return error;
    if (error instanceof Unusable) return new StartupError(error.message, { cause: error });
    const reason =
      bucketRefusal(bucket, error) ?? `The bucket “${bucket}” cannot be used: ${whyUnreachable(error)}.`;
    return new StartupError(reason, { cause: error });
  }

  async function* bytesOf(name: string): AsyncGenerator<Uint8Array> {
    const s3 = await openClient(settings);
    try {
      const { Body } = await s3.client.send(new s3.sdk.GetObjectCommand(at(name))).catch((error: unknown) => {
        if (error instanceof Error && error.name === 'NoSuchKey')
          throw new StartupError(`There is no backup at s3://${bucket}/${folder}${name}.`);
        throw error;
      });
      yield* Body as Readable;
    } catch (error) {
      throw explained(error);
    } finally {
      s3.client.destroy();
    }
  }

  async function list(): Promise<string[]> {
    return request(async ({ sdk, client }) => {
      const names: string[] = [];
      for (let ContinuationToken: string | undefined, more = true; more; ) {
        const page = await client.send(
          new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: folder, Delimiter: '/', ContinuationToken }),
        );
        for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(folder.length));
        ContinuationToken = page.NextContinuationToken;
        more = page.IsTruncated === true && ContinuationToken !== undefined;
      }
      return names;
    });
  }

  const check = () =>
    checkBucket(settings).then(
      () => `Backups can be written to the bucket “${bucket}”, if its keys allow it.`,
      (error: unknown) => {
        throw explained(error);
      },
    );

  return {
    place: (name) => `s3://${bucket}/${folder}${name}`,
    check,
    prepare: async (name) => {
      await check();
      if ((await list()).includes(name))
        throw new StartupError(`s3://${bucket}/${folder}${name} already exists: choose another name.`);
    },
    write: (name, bytes) => request((s3) => sendStream(s3, at(name), bytes)),
    read: (name) => Readable.from(bytesOf(name), { objectMode: false }),
    list,
    remove: (name) =>
      request(async ({ sdk, client }) => void (await client.send(new sdk.DeleteObjectCommand(at(name))))),
  };
}
