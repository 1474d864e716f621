import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { timed } from '../metrics/provider-calls.ts';
import type { S3Settings } from './media-settings.ts';
import { type S3Client, sendFile } from './s3-upload.ts';
import type { ByteRange, MediaStore } from './store.ts';
import { atStore } from './store-away.ts';

const name = 's3';
const connectMs = 5000;
const silenceMs = 60_000;

/** Stores media in an S3-compatible bucket. The SDK is loaded on first use. */
export function createS3Store(settings: S3Settings): MediaStore {
  let loading: ReturnType<typeof openClient> | undefined;
  const open = () => {
    loading ??= openClient(settings);
    return loading;
  };
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
  const read = (key: string, range?: ByteRange) => Readable.from(bytesOf(key, range), { objectMode: false });

  return {
    name,
    put,
    read,
    send: (key, range, reader) => pipeline(read(key, range), reader),
    remove: async (key) => {
      const { client, sdk } = await open();
      await timed(name, 'remove', () => atStore(() => client.send(new sdk.DeleteObjectCommand(at(key)))));
    },
    handsOut: {
      origins: [originOf(settings)],
      address: async (key, seconds) => {
        const { client, sdk } = await open();
        const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
        const command = new sdk.GetObjectCommand({ ...at(key), ResponseCacheControl: 'private, no-store' });
        return getSignedUrl(client, command, {
          expiresIn: seconds,
          signableHeaders: new Set(['content-type']),
        });
      },
    },
  };
}

/** Loads the SDK and creates a client. */
export async function openClient({ region, endpoint, keys }: S3Settings): Promise<S3Client> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    endpoint,
    credentials: keys && { accessKeyId: keys.id, secretAccessKey: keys.secret },
    forcePathStyle: endpoint !== undefined,
    // Some services other than Amazon's don't support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
  });
  return { sdk, client };
}

const originOf = ({ bucket, region, endpoint }: S3Settings): string =>
  endpoint ? new URL(endpoint).origin : `https://${bucket}.s3.${region}.amazonaws.com`;
