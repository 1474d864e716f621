import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';

/** The properties of a stored object: `size` in bytes, hashes in hex. */
export type StoredObject = {
  name: string;
  size: number;
  md5: string;
  sha256: string;
  contentType: string;
  /** Metadata that the client attached, by name. */
  metadata?: Record<string, string>;
};

/** Objects on disk under any name; each appears complete or not at all. */
export type ObjectFolder = ReturnType<typeof objectFolder>;

/** The folder is created when the first object arrives. */
export function objectFolder(folder: string) {
  const pathOf = (name: string) => join(folder, createHash('sha256').update(name).digest('hex'));

  async function find(name: string): Promise<StoredObject | undefined> {
    const about = await readFile(`${pathOf(name)}.json`, 'utf8').catch(() => undefined);
    return about === undefined ? undefined : (JSON.parse(about) as StoredObject);
  }

  async function put(
    name: string,
    source: Readable,
    contentType: string,
    metadata?: Record<string, string>,
  ): Promise<StoredObject> {
    await mkdir(folder, { recursive: true });
    const path = pathOf(name);
    const part = `${path}.${randomUUID()}`;
    const [md5, sha256] = [createHash('md5'), createHash('sha256')];
    const watched = new Transform({
      transform(piece: Buffer, _encoding, pass) {
        md5.update(piece);
        sha256.update(piece);
        pass(null, piece);
      },
    });
    try {
      await pipeline(source, watched, createWriteStream(part));
      const { size } = await stat(part);
      const hashes = { md5: md5.digest('hex'), sha256: sha256.digest('hex') };
      const stored = { name, size, ...hashes, contentType, metadata };
      await rename(part, path);
      await writeFile(part, JSON.stringify(stored));
      await rename(part, `${path}.json`);
      return stored;
    } finally {
      await rm(part, { force: true });
    }
  }

  /** Every object whose name begins with this, in order of name. */
  async function list(prefix: string): Promise<StoredObject[]> {
    const files = await readdir(folder).catch(() => []);
    const about = files.filter((file) => file.endsWith('.json'));
    const stored = await Promise.all(
      about.map(async (file) => {
        // An object may be removed in the meantime.
        const found = await readFile(join(folder, file), 'utf8').catch(() => undefined);
        return found === undefined ? undefined : (JSON.parse(found) as StoredObject);
      }),
    );
    return (
      stored
        .filter((object) => object !== undefined)
        // Objects stored by an earlier version have no name.
        .filter(({ name }) => name?.startsWith(prefix))
        .sort((one, other) => (one.name < other.name ? -1 : 1))
    );
  }

  return {
    find,
    list,
    put,
    read: (name: string, part?: { start: number; end: number }) => createReadStream(pathOf(name), part),
    /** Several objects as one, in this order. */
    readAll: (names: string[]) =>
      Readable.from(
        (async function* () {
          for (const name of names) yield* createReadStream(pathOf(name));
        })(),
        { objectMode: false },
      ),
    remove: async (name: string) => {
      await rm(`${pathOf(name)}.json`, { force: true });
      await rm(pathOf(name), { force: true });
    },
  };
}

/** A request's body as a Node stream. */
export const bodyOf = (request: Request): Readable =>
  request.body ? Readable.fromWeb(request.body as NodeWebStream<Uint8Array>) : Readable.from([]);

/** The part requested by a `Range` header; null if it is beyond the end. Only one part, as players request it. */
export function partOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'whole' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? { start, end } : null;
}

/** Responds with an object or the requested part. */
export function sendObject(
  folder: ObjectFolder,
  name: string,
  stored: StoredObject,
  request: { method: string; range: string | undefined; headers?: Record<string, string> },
): Response {
  const part = partOf(request.range, stored.size);
  const headers: Record<string, string> = {
    'content-type': stored.contentType,
    'accept-ranges': 'bytes',
    etag: `"${stored.md5}"`,
    ...request.headers,
  };
  if (part === null)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${stored.size}` } });
  const { start, end } = part === 'whole' ? { start: 0, end: stored.size - 1 } : part;
  headers['content-length'] = String(end - start + 1);
  if (part !== 'whole') headers['content-range'] = `bytes ${start}-${end}/${stored.size}`;
  const status = part === 'whole' ? 200 : 206;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = Readable.toWeb(folder.read(name, { start, end })) as ReadableStream<Uint8Array>;
  return new Response(body, { status, headers });
}
