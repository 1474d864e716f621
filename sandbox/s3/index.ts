import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyOf, type ObjectFolder, objectFolder, sendObject } from '../objects/object-folder.ts';
import { type Faults, misbehave } from '../support/faults.ts';
import { type Keys, refusalOf } from './signature.ts';

/** The only bucket of the simulated S3. */
export type S3Account = { bucket: string; keys: Keys };

type Parts = { dataDir: string; faults: Faults; now: () => number; log: (message: string) => void };
type Upload = { key: string; contentType: string; parts: Map<number, { md5: string; size: number }> };
type Bucket = { account: S3Account; objects: ObjectFolder; uploads: Map<string, Upload>; parts: Parts };

/**
 * The part of S3 that media and backups use: objects with ranges, lists, presigned URLs, multipart uploads. Signatures are
 * checked as S3 checks them. Objects are stored on disk; unfinished multipart uploads end with the process.
 */
export function s3Routes(account: S3Account, parts: Parts): Hono<{ Bindings: HttpBindings }> {
  const objects = objectFolder(join(parts.dataDir, 'sandbox-s3'));
  const bucket: Bucket = { account, objects, uploads: new Map(), parts };
  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.use(
    misbehave(parts.faults, 's3', (c) => failure(c, 503, 'SlowDown', 'Please reduce your request rate.')),
  );
  routes.use(async (c, next) => {
    const refused = refusalOf(c.req.raw, account.keys, parts.now());
    if (refused) return failure(c, refused.status, refused.code, refused.message);
    return next();
  });
  for (const path of [`/${account.bucket}`, `/${account.bucket}/`])
    routes.get(path, async (c) => (c.req.query('list-type') === '2' ? list(c, bucket) : c.body(null, 200)));
  routes.all(`/${account.bucket}/:key{.+}`, (c) => serve(c, bucket, c.req.param('key')));
  routes.all('*', (c) => failure(c, 404, 'NoSuchBucket', 'The specified bucket does not exist'));
  return routes;
}

/** The objects below a prefix, a page at a time. With a delimiter, those in its folders are left out. */
async function list(c: Context, { account, objects }: Bucket): Promise<Response> {
  const {
    prefix = '',
    delimiter,
    'max-keys': most = '1000',
    'continuation-token': after = '',
  } = c.req.query();
  const all = (await objects.list(prefix)).filter(
    ({ name }) =>
      name > after && !name.includes('#') && !(delimiter && name.slice(prefix.length).includes(delimiter)),
  );
  const page = all.slice(0, Number(most));
  const next = page.length < all.length ? page.at(-1)?.name : undefined;
  const contents = page.map(
    ({ name, size, md5 }) =>
      `<Contents><Key>${escaped(name)}</Key><Size>${size}</Size><ETag>"${md5}"</ETag></Contents>`,
  );
  return xml(
    c,
    `<ListBucketResult><Name>${account.bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${escaped(most)}</MaxKeys><IsTruncated>${next !== undefined}</IsTruncated>${next === undefined ? '' : `<NextContinuationToken>${escaped(next)}</NextContinuationToken>`}${contents.join('')}</ListBucketResult>`,
  );
}

async function serve(c: Context, bucket: Bucket, key: string): Promise<Response> {
  const { uploadId, partNumber, uploads } = c.req.query();
  if (uploadId !== undefined) {
    const upload = bucket.uploads.get(uploadId);
    if (upload?.key !== key) return failure(c, 404, 'NoSuchUpload', 'The specified upload does not exist.');
    if (c.req.method === 'PUT') return putPart(c, bucket, uploadId, upload, Number(partNumber));
    if (c.req.method === 'POST') return complete(c, bucket, uploadId, upload);
    if (c.req.method === 'DELETE') return abort(c, bucket, uploadId, upload);
    return listParts(c, uploadId, upload);
  }
  if (c.req.method === 'POST' && uploads !== undefined) return begin(c, bucket, key);
  if (c.req.method === 'PUT') return putObject(c, bucket, key);
  if (c.req.method === 'DELETE') {
    await bucket.objects.remove(key);
    return c.body(null, 204);
  }
  return getObject(c, bucket, key);
}

async function getObject(c: Context, { objects }: Bucket, key: string): Promise<Response> {
  const stored = await objects.find(key);
  if (!stored) return failure(c, 404, 'NoSuchKey', 'The specified key does not exist.');
  const overrides = ['content-type', 'content-disposition', 'cache-control'].flatMap((name) => {
    const value = c.req.query(`response-${name}`);
    return value ? [[name, value] as const] : [];
  });
  const headers = Object.fromEntries(overrides);
  return sendObject(objects, key, stored, { method: c.req.method, range: c.req.header('range'), headers });
}

async function putObject(c: Context, { objects, parts }: Bucket, key: string): Promise<Response> {
  const stored = await objects.put(key, bodyOf(c.req.raw), typeOf(c));
  if (isAnother(c, stored.sha256)) {
    await objects.remove(key);
    return failure(
      c,
      400,
      'XAmzContentSHA256Mismatch',
      'The provided hash does not match what was computed.',
    );
  }
  parts.log(`s3: ${key}, ${stored.size} bytes`);
  return c.body(null, 200, { etag: `"${stored.md5}"` });
}

function begin(c: Context, bucket: Bucket, key: string): Response {
  const uploadId = randomUUID();
  bucket.uploads.set(uploadId, { key, contentType: typeOf(c), parts: new Map() });
  const { bucket: name } = bucket.account;
  return xml(
    c,
    `<InitiateMultipartUploadResult><Bucket>${name}</Bucket><Key>${escaped(key)}</Key><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
  );
}

const nameOfPart = (uploadId: string, number: number) => `${uploadId}#${number}`;

async function putPart(c: Context, bucket: Bucket, uploadId: string, upload: Upload, number: number) {
  if (!Number.isInteger(number) || number < 1 || number > 10_000)
    return failure(
      c,
      400,
      'InvalidArgument',
      'Part number must be an integer between 1 and 10000, inclusive',
    );
  const stored = await bucket.objects.put(
    nameOfPart(uploadId, number),
    bodyOf(c.req.raw),
    upload.contentType,
  );
  if (isAnother(c, stored.sha256))
    return failure(
      c,
      400,
      'XAmzContentSHA256Mismatch',
      'The provided hash does not match what was computed.',
    );
  upload.parts.set(number, stored);
  return c.body(null, 200, { etag: `"${stored.md5}"` });
}

async function complete(c: Context, bucket: Bucket, uploadId: string, upload: Upload): Promise<Response> {
  const requested = [...(await c.req.text()).matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    md5: /<ETag>(?:"|&quot;)?([0-9a-f]+)/.exec(part)?.[1],
  }));
  const numbers = requested.map(({ number }) => number);
  const known = requested.every(({ number, md5 }) => upload.parts.get(number)?.md5 === md5);
  if (requested.length === 0 || !known)
    return failure(c, 400, 'InvalidPart', 'A specified part could not be found.');
  if (numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] ?? 0)))
    return failure(c, 400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
  const tooSmall = requested
    .slice(0, -1)
    .some(({ number }) => (upload.parts.get(number)?.size ?? 0) < 5 * 1024 ** 2);
  if (tooSmall) return failure(c, 400, 'EntityTooSmall', 'A part is smaller than the minimum allowed size.');
  const whole = bucket.objects.readAll(numbers.map((number) => nameOfPart(uploadId, number)));
  const { size } = await bucket.objects.put(upload.key, whole, upload.contentType);
  await forget(bucket, uploadId, upload);
  bucket.parts.log(`s3: ${upload.key}, ${size} bytes in ${numbers.length} parts`);
  const etag = createHash('md5')
    .update(requested.map(({ md5 }) => md5).join(''))
    .digest('hex');
  return xml(
    c,
    `<CompleteMultipartUploadResult><Bucket>${bucket.account.bucket}</Bucket><Key>${escaped(upload.key)}</Key><ETag>"${etag}-${numbers.length}"</ETag></CompleteMultipartUploadResult>`,
  );
}

async function abort(c: Context, bucket: Bucket, uploadId: string, upload: Upload): Promise<Response> {
  await forget(bucket, uploadId, upload);
  return c.body(null, 204);
}

async function forget(bucket: Bucket, uploadId: string, upload: Upload): Promise<void> {
  bucket.uploads.delete(uploadId);
  for (const number of upload.parts.keys()) await bucket.objects.remove(nameOfPart(uploadId, number));
}

function listParts(c: Context, uploadId: string, upload: Upload): Response {
  const parts = [...upload.parts].map(
    ([number, { md5, size }]) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>"${md5}"</ETag><Size>${size}</Size></Part>`,
  );
  return xml(
    c,
    `<ListPartsResult><Key>${escaped(upload.key)}</Key><UploadId>${uploadId}</UploadId><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`,
  );
}

const typeOf = (c: Context): string => c.req.header('content-type') ?? 'application/octet-stream';

/** Whether the body differs from the signed one. */
function isAnother(c: Context, sha256: string): boolean {
  const declared = c.req.header('x-amz-content-sha256') ?? '';
  return /^[0-9a-f]{64}$/.test(declared) && declared !== sha256;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const xml = (c: Context, content: string, status: 200 | 400 | 403 | 404 | 503 = 200): Response =>
  c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`, status, { 'content-type': 'application/xml' });

const failure = (c: Context, status: 400 | 403 | 404 | 503, code: string, message: string): Response =>
  xml(c, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`, status);
