import { z } from 'zod';
import { StartupError } from '../failures/startup-error.ts';

export const storeNames = ['local', 's3', 'cloudinary'] as const;
export type StoreName = (typeof storeNames)[number];

/** An S3-compatible service. Without keys the SDK finds credentials itself, for example from the machine's role. */
export type S3Account = {
  region: string;
  /** For services other than Amazon's, such as `https://s3.example.com`; the bucket name is then part of the path. */
  endpoint: string | undefined;
  keys: { id: string; secret: string } | undefined;
};

/** A bucket. */
export type S3Settings = S3Account & {
  bucket: string;
  /** The origin of a CDN in front of the bucket, which serves the videos of signed URLs. */
  cdnOrigin?: string | undefined;
};

export type CloudinarySettings = {
  cloud: string;
  key: string;
  secret: string;
  /** The base URL of its API. */
  apiBase: string;
};

/** Where media are stored: new files in `store`, older ones where they were uploaded. */
export type MediaSettings = {
  store: StoreName;
  s3: S3Settings | undefined;
  cloudinary: CloudinarySettings | undefined;
  /** Bytes one person may have in unused uploads. */
  quotaBytes: number;
  /** The ffmpeg that converts videos browsers cannot play; `off` for none. */
  ffmpegPath: string;
};

/** The environment variables for media. */
export const mediaEnvironment = {
  MEDIA_STORE: z.enum(storeNames).default('local'),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CDN_MEDIA_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .refine((url) => originOnly(url), 'must have no path, as in https://videos.example.com')
    .optional(),
  CLOUDINARY_URL: z
    .string()
    .regex(/^cloudinary:\/\/[^:@/]+:[^:@/]+@[^:@/?]+/, 'must look like cloudinary://key:secret@cloud')
    .optional(),
  FFMPEG_PATH: z.string().min(1).default('ffmpeg'),
  UPLOAD_QUOTA_GB: z.coerce.number('must be a number').positive('must be more than 0').default(20),
};
export type MediaEnvironment = z.output<z.ZodObject<typeof mediaEnvironment>>;

/** Whether a URL has no path, which would become part of what the bucket's signature covers. */
function originOnly(url: string): boolean {
  const { origin, href } = new URL(url);
  return href === `${origin}/`;
}

/** @throws StartupError for a CDN without a bucket behind it */
export function readMedia(value: MediaEnvironment): MediaSettings {
  if (value.CDN_MEDIA_URL && !value.S3_BUCKET)
    throw new StartupError('CDN_MEDIA_URL is set without S3_BUCKET: it names a CDN in front of the bucket.');
  return {
    store: value.MEDIA_STORE,
    s3: readS3(value),
    cloudinary: value.CLOUDINARY_URL ? readCloudinary(value.CLOUDINARY_URL) : undefined,
    ffmpegPath: value.FFMPEG_PATH,
    quotaBytes: value.UPLOAD_QUOTA_GB * 1024 ** 3,
  };
}

/** The names of the settings that the chosen store needs and that are missing. */
export function missingForStore({ store, s3, cloudinary }: MediaSettings): string[] {
  if (store === 's3' && !s3) return ['S3_BUCKET'];
  return store === 'cloudinary' && !cloudinary ? ['CLOUDINARY_URL'] : [];
}

function readS3(value: MediaEnvironment): S3Settings | undefined {
  const { S3_BUCKET: bucket, CDN_MEDIA_URL: cdn } = value;
  return bucket ? { ...readS3Account(value), bucket, cdnOrigin: cdn && new URL(cdn).origin } : undefined;
}

/** The S3-compatible service of every bucket. */
export function readS3Account(value: MediaEnvironment): S3Account {
  const { S3_REGION: region, S3_ENDPOINT: endpoint } = value;
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = value;
  return { region, endpoint, keys: id && secret ? { id, secret } : undefined };
}

function readCloudinary(address: string): CloudinarySettings {
  const { hostname, username, password, searchParams } = new URL(address);
  return {
    cloud: hostname,
    key: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    apiBase: searchParams.get('upload_prefix') ?? 'https://api.cloudinary.com',
  };
}
