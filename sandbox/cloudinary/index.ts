import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { HttpBindings } from '@hono/node-server';
import busboy from 'busboy';
import { type Context, Hono } from 'hono';
import {
  bodyOf,
  type ObjectFolder,
  objectFolder,
  type StoredObject,
  sendObject,
} from '../objects/object-folder.ts';
import { type Faults, misbehave } from '../support/faults.ts';
import { type CloudinaryAccount, refusalOf } from './signature.ts';

export type { CloudinaryAccount } from './signature.ts';

type Parts = { dataDir: string; faults: Faults; now: () => number; log: (message: string) => void };
type Cloud = {
  account: CloudinaryAccount;
  objects: ObjectFolder;
  /** The names of the chunks received so far, by the unique id of their upload. */
  pieces: Map<string, string[]>;
  parts: Parts;
};
type Received = {
  parameters: Record<string, string>;
  file: { name: string; stored: StoredObject } | undefined;
};

/**
 * The part of Cloudinary that a media store calls: uploads (in one request or in chunks), deletions, and downloads from
 * signed URLs that expire. Signatures are checked as Cloudinary checks them.
 */
export function cloudinaryRoutes(account: CloudinaryAccount, parts: Parts): Hono<{ Bindings: HttpBindings }> {
  const objects = objectFolder(join(parts.dataDir, 'sandbox-cloudinary'));
  const cloud: Cloud = { account, objects, pieces: new Map(), parts };
  return new Hono<{ Bindings: HttpBindings }>()
    .basePath(`/v1_1/${account.cloud}`)
    .use(misbehave(parts.faults, 'cloudinary', (c) => failure(c, 500, 'General Error')))
    .get('/ping', (c) => ping(c, account))
    .post('/:type/upload', (c) => upload(c, cloud))
    .post('/:type/destroy', (c) => destroy(c, cloud))
    .get('/:type/download', (c) => download(c, cloud));
}

/** Cloudinary's test of an account's keys. */
function ping(c: Context, { key, secret }: CloudinaryAccount): Response {
  const expected = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  return c.req.header('authorization') === expected
    ? c.json({ status: 'ok' })
    : failure(c, 401, 'unknown api_key');
}

const nameOf = (type: string | undefined, parameters: Record<string, string>): string =>
  `${type}/${parameters.type || 'upload'}/${parameters.public_id}`;

async function upload(c: Context, cloud: Cloud): Promise<Response> {
  const { parameters, file } = await receive(c.req.raw, cloud.objects);
  const refused = refusalOf(parameters, cloud.account, cloud.parts.now());
  if (refused || !file) {
    if (file) await cloud.objects.remove(file.name);
    return refused ? failure(c, 401, refused) : failure(c, 400, 'Missing required parameter - file');
  }
  const names = piecesSoFar(c, cloud, file);
  if (names === 'missing') return failure(c, 400, 'A chunk of the upload is missing');
  if (names === 'more') return c.json({ done: false, kind: 'upload' });
  const name = nameOf(c.req.param('type'), parameters);
  const stored = await cloud.objects.put(
    name,
    cloud.objects.readAll(names),
    contentTypeOf(c.req.param('type')),
  );
  for (const piece of names) await cloud.objects.remove(piece);
  cloud.parts.log(`cloudinary: ${name}, ${stored.size} bytes`);
  return c.json({
    public_id: parameters.public_id,
    resource_type: c.req.param('type'),
    type: parameters.type,
    bytes: stored.size,
    etag: stored.md5,
  });
}

/** The names of all chunks in order once the last has arrived. */
function piecesSoFar(
  c: Context,
  { pieces }: Cloud,
  file: { name: string; stored: StoredObject },
): string[] | 'more' | 'missing' {
  const id = c.req.header('x-unique-upload-id');
  const range = /^bytes (\d+)-(\d+)\/(-?\d+)$/.exec(c.req.header('content-range') ?? '');
  if (!id || !range) return [file.name];
  const [, start = '', end = '', total = ''] = range;
  const so = Number(start) === 0 ? [] : pieces.get(id);
  if (!so || Number(end) - Number(start) + 1 !== file.stored.size) return 'missing';
  so.push(file.name);
  pieces.set(id, so);
  if (Number(total) !== Number(end) + 1) return 'more';
  pieces.delete(id);
  return so;
}

async function destroy(c: Context, cloud: Cloud): Promise<Response> {
  const { parameters } = await receive(c.req.raw, cloud.objects);
  const refused = refusalOf(parameters, cloud.account, cloud.parts.now());
  if (refused) return failure(c, 401, refused);
  const name = nameOf(c.req.param('type'), parameters);
  const found = await cloud.objects.find(name);
  await cloud.objects.remove(name);
  return c.json({ result: found ? 'ok' : 'not found' });
}

async function download(c: Context, cloud: Cloud): Promise<Response> {
  const parameters = c.req.query();
  const now = cloud.parts.now();
  const refused = refusalOf(parameters, cloud.account, now);
  if (refused) return failure(c, 401, refused);
  if (parameters.expires_at && now / 1000 >= Number(parameters.expires_at))
    return failure(c, 401, 'The download URL has expired');
  const name = nameOf(c.req.param('type'), parameters);
  const stored = await cloud.objects.find(name);
  if (!stored) return failure(c, 404, `Resource not found - ${parameters.public_id}`);
  return sendObject(cloud.objects, name, stored, { method: c.req.method, range: c.req.header('range') });
}

/** Reads a form; its file goes straight to disk. */
async function receive(request: Request, objects: ObjectFolder): Promise<Received> {
  const parameters: Record<string, string> = {};
  let file: Promise<{ name: string; stored: StoredObject }> | undefined;
  const form = busboy({ headers: { 'content-type': request.headers.get('content-type') ?? '' } });
  form.on('field', (name, value) => {
    parameters[name] = value;
  });
  form.on('file', (_field, stream: Readable) => {
    const name = `piece ${crypto.randomUUID()}`;
    file = objects.put(name, stream, 'application/octet-stream').then((stored) => ({ name, stored }));
    file.catch(() => {});
  });
  await pipeline(bodyOf(request), form);
  return { parameters, file: await file };
}

const contentTypes: Record<string, string> = { image: 'image/webp', video: 'video/mp4' };
const contentTypeOf = (type: string | undefined) => contentTypes[type ?? ''] ?? 'application/octet-stream';

const failure = (c: Context, status: 400 | 401 | 404 | 500, message: string): Response =>
  c.json({ error: { message } }, status, { 'x-cld-error': message });
