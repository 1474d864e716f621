import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Context } from 'hono';
import { bodyOf, type StoredObject } from '../objects/object-folder.ts';
import type { Bucket } from './bucket.ts';
import { differsFromSigned, escaped, failure, metadataOf, otherContent, typeOf, xml } from './replies.ts';

/** A multipart upload in progress. The upload and its parts are stored as objects that no list shows. */
type Upload = {
  id: string;
  key: string;
  contentType: string;
  metadata: Record<string, string>;
  /** ISO 8601. */
  initiated: string;
};

const uploadPrefix = 'upload#';
const partPrefix = (uploadId: string) => `part#${uploadId}#`;
const nameOfPart = (uploadId: string, number: number) =>
  partPrefix(uploadId) + String(number).padStart(5, '0');
const numberOf = ({ name }: StoredObject) => Number(name.slice(-5));

export async function beginUpload(c: Context, bucket: Bucket, key: string): Promise<Response> {
  const id = randomUUID();
  const initiated = new Date(bucket.parts.now()).toISOString();
  const upload: Upload = { id, key, contentType: typeOf(c), metadata: metadataOf(c), initiated };
  await bucket.objects.put(uploadPrefix + id, Readable.from([JSON.stringify(upload)]), 'application/json');
  return xml(
    c,
    `<InitiateMultipartUploadResult><Bucket>${bucket.account.bucket}</Bucket><Key>${escaped(key)}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
  );
}

/** Handles every request about a multipart upload in progress. */
export async function serveUpload(c: Context, bucket: Bucket, key: string, id: string): Promise<Response> {
  const upload = await findUpload(bucket, uploadPrefix + id);
  if (upload?.key !== key) return failure(c, 404, 'NoSuchUpload', 'The specified upload does not exist.');
  if (c.req.method === 'PUT') return putPart(c, bucket, upload);
  if (c.req.method === 'POST') return complete(c, bucket, upload);
  if (c.req.method === 'DELETE') {
    await forget(bucket, upload);
    return c.body(null, 204);
  }
  return listParts(c, bucket, upload);
}

async function findUpload({ objects }: Bucket, name: string): Promise<Upload | undefined> {
  if (!(await objects.find(name))) return undefined;
  return JSON.parse(await text(objects.read(name))) as Upload;
}

async function putPart(c: Context, { objects }: Bucket, upload: Upload): Promise<Response> {
  const number = Number(c.req.query('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > 10_000)
    return failure(
      c,
      400,
      'InvalidArgument',
      'Part number must be an integer between 1 and 10000, inclusive',
    );
  const name = nameOfPart(upload.id, number);
  const stored = await objects.put(name, bodyOf(c.req.raw), upload.contentType);
  if (differsFromSigned(c, stored.sha256)) {
    await objects.remove(name);
    return otherContent(c);
  }
  return c.body(null, 200, { etag: `"${stored.md5}"` });
}

async function complete(c: Context, bucket: Bucket, upload: Upload): Promise<Response> {
  const requested = [...(await c.req.text()).matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    md5: /<ETag>(?:"|&quot;)?([0-9a-f]+)/.exec(part)?.[1],
  }));
  const stored = new Map((await partsOf(bucket, upload)).map((part) => [numberOf(part), part]));
  const known = requested.every(({ number, md5 }) => stored.get(number)?.md5 === md5);
  if (requested.length === 0 || !known)
    return failure(c, 400, 'InvalidPart', 'A specified part could not be found.');
  const numbers = requested.map(({ number }) => number);
  if (numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] ?? 0)))
    return failure(c, 400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
  const tooSmall = numbers.slice(0, -1).some((number) => (stored.get(number)?.size ?? 0) < 5 * 1024 ** 2);
  if (tooSmall) return failure(c, 400, 'EntityTooSmall', 'A part is smaller than the minimum allowed size.');
  const whole = bucket.objects.readAll(numbers.map((number) => nameOfPart(upload.id, number)));
  const { size } = await bucket.objects.put(upload.key, whole, upload.contentType, upload.metadata);
  await forget(bucket, upload);
  bucket.parts.log(`s3: ${upload.key}, ${size} bytes in ${numbers.length} parts`);
  const etag = createHash('md5')
    .update(requested.map(({ md5 }) => md5).join(''))
    .digest('hex');
  return xml(
    c,
    `<CompleteMultipartUploadResult><Bucket>${bucket.account.bucket}</Bucket><Key>${escaped(upload.key)}</Key><ETag>"${etag}-${numbers.length}"</ETag></CompleteMultipartUploadResult>`,
  );
}

const partsOf = ({ objects }: Bucket, { id }: Upload): Promise<StoredObject[]> =>
  objects.list(partPrefix(id));

async function forget(bucket: Bucket, upload: Upload): Promise<void> {
  await bucket.objects.remove(uploadPrefix + upload.id);
  for (const { name } of await partsOf(bucket, upload)) await bucket.objects.remove(name);
}

/** The parts in ascending order, at most a thousand at a time. */
async function listParts(c: Context, bucket: Bucket, upload: Upload): Promise<Response> {
  const { 'part-number-marker': after = '0', 'max-parts': most = '1000' } = c.req.query();
  const all = (await partsOf(bucket, upload)).filter((part) => numberOf(part) > Number(after));
  const page = all.slice(0, Math.min(Number(most), 1000));
  const isTruncated = page.length < all.length;
  const last = page.at(-1);
  const parts = page.map(
    (part) =>
      `<Part><PartNumber>${numberOf(part)}</PartNumber><ETag>"${part.md5}"</ETag><Size>${part.size}</Size></Part>`,
  );
  return xml(
    c,
    `<ListPartsResult><Key>${escaped(upload.key)}</Key><UploadId>${upload.id}</UploadId><PartNumberMarker>${escaped(after)}</PartNumberMarker><IsTruncated>${isTruncated}</IsTruncated>${isTruncated && last ? `<NextPartNumberMarker>${numberOf(last)}</NextPartNumberMarker>` : ''}${parts.join('')}</ListPartsResult>`,
  );
}

/** The multipart uploads in progress below a prefix, by key and then by start, at most a thousand at a time. */
export async function listUploads(c: Context, bucket: Bucket): Promise<Response> {
  const {
    prefix = '',
    'key-marker': afterKey = '',
    'upload-id-marker': afterId,
    'max-uploads': most = '1000',
  } = c.req.query();
  const stored = await bucket.objects.list(uploadPrefix);
  const found = await Promise.all(stored.map(({ name }) => findUpload(bucket, name)));
  const all = found
    .filter((upload) => upload !== undefined)
    .filter(({ key }) => key.startsWith(prefix))
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  const marker = all.findIndex(({ key, id }) => key === afterKey && id === afterId);
  const rest = marker >= 0 ? all.slice(marker + 1) : all.filter(({ key }) => key > afterKey);
  const page = rest.slice(0, Math.min(Number(most), 1000));
  const isTruncated = page.length < rest.length;
  const last = page.at(-1);
  const next =
    isTruncated && last
      ? `<NextKeyMarker>${escaped(last.key)}</NextKeyMarker><NextUploadIdMarker>${last.id}</NextUploadIdMarker>`
      : '';
  const uploads = page.map(
    ({ key, id, initiated }) =>
      `<Upload><Key>${escaped(key)}</Key><UploadId>${id}</UploadId><Initiated>${initiated}</Initiated></Upload>`,
  );
  return xml(
    c,
    `<ListMultipartUploadsResult><Bucket>${bucket.account.bucket}</Bucket><Prefix>${escaped(prefix)}</Prefix><IsTruncated>${isTruncated}</IsTruncated>${next}${uploads.join('')}</ListMultipartUploadsResult>`,
  );
}

const orderOf = ({ key, initiated, id }: Upload): string => `${key}\n${initiated}\n${id}`;
