import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { timed } from '../observability/metrics/provider-calls.ts';
import { atStore } from './at-store.ts';
import type { S3Settings } from './media-settings.ts';
import { type S3Client, sendFile } from './s3-upload.ts';
import type { ByteRange, MediaStore } from './store.ts';
import { streamed } from './streamed.ts';

const name = 's3';
const connectMs = 5000;
const silenceMs = 60_000;

/** A bucket and its client, for operations that `MediaStore` does not offer. */
export type S3Bucket = {
  settings: S3Settings;
  /** Its client, which is created on first use. */
  open: () => Promise<S3Client>;
};

/** A bucket whose client is created on first use. */
export function createBucket(settings: S3Settings): S3Bucket {
  let loading: ReturnType<typeof openClient> | undefined;
  const open = () => {
    loading ??= openClient(settings);
    return loading;
  };
  return { settings, open };
}

/** Stores media in an S3-compatible bucket. The SDK is loaded on first use. */
export function createS3Store({ settings, open }: S3Bucket): MediaStore {
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key });

  async function put(key: string, file: string, contentType: string): Promise<void> {
    const s3 = await open();
    await timed(name, 'put', () => atStore(() => sendFile(s3, at(key), file, contentType)));
    await rm(file, { force: true });
  }

  async function* bytesOf(key: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
    const { client, sdk } = await open();
    const params = { ...at(key), Range: range && `bytes=${range.start}-${range.end}` };
    const { Body } = await timed(name, 'read', () => client.send(new sdk.GetObjectCommand(params)));
    yield* Body as Readable;
  }

  return {
    name,
    put,
    ...streamed(bytesOf),
    remove: async (key) => {
      const { client, sdk } = await open();
      await timed(name, 'remove', () => atStore(() => client.send(new sdk.DeleteObjectCommand(at(key)))));
    },
    directUrls: {
      origins: [originOf(settings)],
      urlOf: async (key, seconds) => {
        const { client, sdk } = await open();
        const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
        const command = new sdk.GetObjectCommand({ ...at(key), ResponseCacheControl: 'private, no-store' });
        const signed = await getSignedUrl(client, command, {
          expiresIn: seconds,
          signableHeaders: new Set(['content-type']),
        });
        return settings.cdnOrigin ? signed.replace(new URL(signed).origin, settings.cdnOrigin) : signed;
      },
    },
  };
}

/** Loads the SDK and creates a client. */
export async function openClient(settings: S3Settings): Promise<S3Client> {
  const sdk = await import('@aws-sdk/client-s3');
  return { sdk, client: new sdk.S3Client(clientConfig(settings)) };
}

/** How every client of a bucket is configured. */
export const clientConfig = ({ region, endpoint, keys }: S3Settings): S3ClientConfig => ({
  region,
  endpoint,
  credentials: keys && { accessKeyId: keys.id, secretAccessKey: keys.secret },
  forcePathStyle: endpoint !== undefined,
  // Some services other than Amazon's don't support the newer checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
});

function originOf({ bucket, region, endpoint, cdnOrigin }: S3Settings): string {
  if (cdnOrigin) return cdnOrigin;
  return endpoint ? new URL(endpoint).origin : `https://${bucket}.s3.${region}.amazonaws.com`;
}
