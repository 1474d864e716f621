import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyOf, objectFolder, sendObject } from '../objects/object-folder.ts';
import { misbehave } from '../support/faults.ts';
import type { Bucket, S3Account, Surroundings } from './bucket.ts';
import { beginUpload, listUploads, serveUpload } from './multipart.ts';
import { differsFromSigned, escaped, failure, metadataOf, otherContent, typeOf, xml } from './replies.ts';
import { refusalOf } from './signature.ts';

/**
 * The part of S3 that media, uploads and backups use: objects with ranges, metadata and copies, lists, presigned URLs,
 * multipart uploads. Signatures are checked as S3 checks them. Everything is stored on disk.
 */
export function s3Routes(account: S3Account, parts: Surroundings): Hono<{ Bindings: HttpBindings }> {
  const objects = objectFolder(join(parts.dataDir, 'sandbox-s3'));
  const bucket: Bucket = { account, objects, parts };
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
    routes.get(path, async (c) => {
      if (c.req.query('uploads') !== undefined) return listUploads(c, bucket);
      return c.req.query('list-type') === '2' ? list(c, bucket) : c.body(null, 200);
    });
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
  const { uploadId, uploads } = c.req.query();
  if (uploadId !== undefined) return serveUpload(c, bucket, key, uploadId);
  if (c.req.method === 'POST' && uploads !== undefined) return beginUpload(c, bucket, key);
  if (c.req.method === 'PUT' && c.req.header('x-amz-copy-source')) return copyObject(c, bucket, key);
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
  const metadata = Object.entries(stored.metadata ?? {}).map(([name, value]) => [
    `x-amz-meta-${name}`,
    value,
  ]);
  const headers = Object.fromEntries([...overrides, ...metadata]);
  return sendObject(objects, key, stored, { method: c.req.method, range: c.req.header('range'), headers });
}

async function putObject(c: Context, { objects, parts }: Bucket, key: string): Promise<Response> {
  const stored = await objects.put(key, bodyOf(c.req.raw), typeOf(c), metadataOf(c));
  if (differsFromSigned(c, stored.sha256)) {
    await objects.remove(key);
    return otherContent(c);
  }
  parts.log(`s3: ${key}, ${stored.size} bytes`);
  return c.body(null, 200, { etag: `"${stored.md5}"` });
}

/** Copies an object within the bucket, with its metadata unless the request replaces them. */
async function copyObject(c: Context, { account, objects }: Bucket, key: string): Promise<Response> {
  const source = decodeURIComponent(c.req.header('x-amz-copy-source') ?? '').replace(/^\//, '');
  const name = source.slice(account.bucket.length + 1);
  const found = source.startsWith(`${account.bucket}/`) ? await objects.find(name) : undefined;
  if (!found) return failure(c, 404, 'NoSuchKey', 'The specified key does not exist.');
  const isReplaced = c.req.header('x-amz-metadata-directive') === 'REPLACE';
  if (name === key && !isReplaced)
    return failure(c, 400, 'InvalidRequest', 'This copy request is illegal: it changes nothing.');
  const contentType = isReplaced ? typeOf(c) : found.contentType;
  const metadata = isReplaced ? metadataOf(c) : found.metadata;
  const { md5 } = await objects.put(key, objects.read(name), contentType, metadata);
  return xml(
    c,
    `<CopyObjectResult><LastModified>${new Date().toISOString()}</LastModified><ETag>"${md5}"</ETag></CopyObjectResult>`,
  );
}
