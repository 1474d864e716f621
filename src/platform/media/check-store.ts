import { Unusable } from '../failures/finding.ts';
import type { CloudinarySettings, MediaSettings, S3Settings } from './media-settings.ts';
import { openClient } from './s3-store.ts';

const timeoutMs = 10_000;

/**
 * Checks that the media store for new files can be reached with its keys. Nothing is written to it.
 * @returns a sentence about what works
 * @throws Unusable, or a network error
 */
export async function checkStore({ store, s3, cloudinary }: MediaSettings): Promise<string> {
  if (store === 's3' && s3) return checkBucket(s3);
  if (store === 'cloudinary' && cloudinary) return checkCloud(cloudinary);
  return store === 'local' ? 'Files are stored in the data folder.' : 'The sandbox simulates it.';
}

const refusals: Record<number, string> = {
  301: 'is in another region: check S3_REGION',
  400: 'refuses the request: check S3_REGION and the keys',
  401: 'refuses the keys',
  403: 'refuses the keys, or does not allow them to list it (s3:ListBucket)',
  404: 'does not exist',
};

/** Checks that a bucket can be reached with its keys. @throws Unusable, or a network error */
export async function checkBucket(settings: S3Settings): Promise<string> {
  const { sdk, client } = await openClient(settings);
  try {
    const abortSignal = AbortSignal.timeout(timeoutMs);
    await client.send(new sdk.HeadBucketCommand({ Bucket: settings.bucket }), { abortSignal });
    return `The bucket “${settings.bucket}” can be reached with these keys.`;
  } catch (error) {
    const refused = bucketRefusal(settings.bucket, error);
    throw refused ? new Unusable(refused) : error;
  } finally {
    client.destroy();
  }
}

/** Why a bucket refused a request, in one sentence; undefined if it did not respond. */
export function bucketRefusal(bucket: string, error: unknown): string | undefined {
  if (error instanceof Error && error.name === 'CredentialsProviderError')
    return 'There are no keys: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';
  const refused = refusals[statusOf(error)];
  return refused && `The bucket “${bucket}” ${refused}.`;
}

function statusOf(error: unknown): number {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ?? 0;
}

async function checkCloud({ cloud, key, secret, apiBase }: CloudinarySettings): Promise<string> {
  const response = await fetch(`${apiBase}/v1_1/${encodeURIComponent(cloud)}/ping`, {
    headers: { authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.ok) return `The cloud ${cloud} can be reached with these keys.`;
  if ([401, 403].includes(response.status)) throw new Unusable(`The cloud ${cloud} refuses the keys.`);
  if (response.status === 404) throw new Unusable(`The cloud ${cloud} does not exist.`);
  throw new Unusable(`Cloudinary responds with status ${response.status}; try again later.`);
}
