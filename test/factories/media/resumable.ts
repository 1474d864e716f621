import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sweepUploads } from '../../../src/features/media/resumable/sweep-uploads.server.ts';
import type { Settings } from '../../../src/platform/settings/settings.ts';
import { createTestProduct, type TestProduct } from '../../harness/test-product.ts';
import { makePerson, type Person } from '../people.ts';
import { serveProduct } from '../processes/serving.ts';

const tus = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The requests of the tus protocol, one by one, made by a user of a served product. */
export function tusAs(served: { url: string }, person: Person) {
  function call(method: string, url: string, headers: Record<string, string> = {}, body?: BodyInit) {
    const init = { method, headers: { ...tus, cookie: person.cookie, ...headers }, body, duplex: 'half' };
    return fetch(new URL(url, served.url), init as RequestInit);
  }
  return {
    call,
    /** Announces a file; `url` is where its chunks go. */
    begin: async (bytes: number, name = 'lecture.mp4', kind = 'video') => {
      const response = await call('POST', '/api/uploads', {
        'upload-length': String(bytes),
        'upload-metadata': `filename ${base64(name)},resourceType ${base64(kind)}`,
      });
      return {
        status: response.status,
        url: response.headers.get('location') ?? '',
        text: await response.text(),
      };
    },
    piece: (url: string, offset: number, bytes: Uint8Array | ReadableStream) =>
      call(
        'PATCH',
        url,
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        bytes instanceof ReadableStream ? bytes : new Uint8Array(bytes),
      ),
    offsetOf: async (url: string) => (await call('HEAD', url)).headers.get('upload-offset'),
  };
}

export type ServedUploads = {
  product: TestProduct;
  served: Awaited<ReturnType<typeof serveProduct>>;
  /** An author without uploads, new for every test; `client` makes requests as this author. */
  author: Person;
  client: ReturnType<typeof tusAs>;
  /** A playable video. */
  lecture: Buffer;
  /** The names of the files with received data. */
  partials: () => Promise<string[]>;
  /** How many rows of a table belong to the author. */
  count: (table: 'assets' | 'uploads') => Promise<number>;
};

/** A served product for the tests of one file; every test starts without uploads. */
export function servedUploads(settings: () => Promise<Partial<Settings>> = async () => ({})): ServedUploads {
  const at = {
    partials: () => readdir(join(at.product.ctx.settings.dataDir, 'uploads')).catch(() => []),
    count: async (table) => {
      const rows = at.product.ctx.db.selectFrom(table).select('id').where('ownerId', '=', at.author.id);
      return (await rows.execute()).length;
    },
  } as ServedUploads;
  beforeAll(async () => {
    at.product = await createTestProduct(await settings());
    at.served = await serveProduct(at.product);
    at.lecture = await readFile(join(import.meta.dirname, '../../../src/features/media/samples/lecture.mp4'));
  });
  beforeEach(async () => {
    await at.product.ctx.db.deleteFrom('uploads').execute();
    await sweepUploads(at.product.ctx);
    at.author = await makePerson(at.product.ctx, { role: 'instructor' });
    at.client = tusAs(at.served, at.author);
  });
  afterAll(async () => {
    await at.served.close();
    await at.product.close();
  });
  return at;
}
