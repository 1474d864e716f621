import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { ApiClient } from '../../contract/api/client.ts';
import { ApiFailure, read } from '../../contract/api/read.ts';
import { segments } from '../../contract/api/segments.ts';
import { lruCache, oneAtATime } from './cache.server.ts';
import { robotsText } from './robots.ts';
import {
  drawEmailLogo,
  drawingVersion,
  drawLogo,
  drawSharePicture,
  type Lettering,
  type ShareCopy,
} from './share-picture.server.ts';
import {
  courseRange,
  type Entry,
  entriesAtMost,
  fixedEntries,
  indexXml,
  partsFor,
  sitemapXml,
} from './sitemap.ts';

type Address = { slug: string; updatedAt: Date };

/** The data the files are generated from. */
type SeoSources = {
  appUrl: string;
  /** The API, called as a visitor without a session. */
  api: ApiClient;
  countCourses: () => Promise<number>;
  courseAddresses: (range: { limit: number; offset: number }) => Promise<Address[]>;
  bundleAddresses: () => Promise<Address[]>;
  /** The bytes of a public image by its path, or null. */
  picture: (path: string) => Promise<Uint8Array | null>;
  lettering: (...texts: string[]) => Promise<Lettering>;
  clock: () => Date;
  /** URLs per sitemap file; for tests. */
  entriesAtMost?: number;
};

const anHour = 3600;
const sitemapMinutes = 10;
const general: ShareCopy = {
  title: 'Know where you are. Deliver what you promised.',
  byline: 'Courses for project and PMO people',
};

/** Files for search engines and link previews: the sitemap, robots.txt and the sharing images. */
export function seoFiles(from: SeoSources): Hono {
  const atMost = from.entriesAtMost ?? entriesAtMost;
  const maps = lruCache<string>(8);
  const lists = lruCache<Entry[]>(1);
  const pictures = sharePictures(from);

  /** All requests within ten minutes share one read of the URLs, of which there can be a hundred thousand. */
  const now = () => Math.floor(from.clock().getTime() / (sitemapMinutes * 60_000));
  const count = () => maps(`${now()}/count`, async () => String(await from.countCourses()));
  const others = () =>
    lists(`${now()}`, async () => [...fixedEntries, ...entriesOf('bundles', await from.bundleAddresses())]);
  const parts = async () => partsFor((await others()).length, Number(await count()), atMost);
  const part = (number: number) =>
    maps(`${now()}/${number}`, async () => {
      const first = await others();
      const courses = await from.courseAddresses(courseRange(number, first.length, atMost));
      const entries = entriesOf('courses', courses);
      return sitemapXml(from.appUrl, number === 1 ? [...first, ...entries] : entries);
    });

  return new Hono()
    .get('/robots.txt', (c) => c.text(robotsText(from.appUrl), 200, cacheFor(anHour)))
    .get('/sitemap.xml', async () => {
      const files = await parts();
      return xml(files === 1 ? await part(1) : indexXml(from.appUrl, files));
    })
    .get('/sitemaps/:file{[1-9][0-9]{0,4}\\.xml}', async (c) => {
      const number = Number.parseInt(c.req.param('file'), 10);
      return number > (await parts()) ? c.notFound() : xml(await part(number));
    })
    .get('/og/logo.png', (c) => pictures('logo', c.req.header('if-none-match'), drawLogo))
    .get('/og/email-logo.png', (c) =>
      pictures('email logo', c.req.header('if-none-match'), async () =>
        drawEmailLogo(await from.lettering()),
      ),
    )
    .get('/og/milepost.png', (c) =>
      pictures('general', c.req.header('if-none-match'), async () =>
        drawSharePicture(await from.lettering(), general, null),
      ),
    )
    .get('/og/courses/:file{.+\\.png}', async (c) => {
      const course = await courseAt(from.api, c.req.param('file').slice(0, -'.png'.length));
      if (!course) return c.notFound();
      const copy = {
        title: course.title,
        byline: `with ${course.instructor.name}`,
        sign: `${course.level} · ${course.category}`,
      };
      const { thumbnail } = course;
      return pictures(JSON.stringify([copy, thumbnail]), c.req.header('if-none-match'), async () =>
        drawSharePicture(
          await from.lettering(copy.title, copy.byline),
          copy,
          thumbnail && (await from.picture(thumbnail.url)),
        ),
      );
    });
}

const entriesOf = (folder: 'courses' | 'bundles', addresses: Address[]): Entry[] =>
  addresses.map(({ slug, updatedAt }) => ({ path: `/${folder}/${slug}`, lastModified: updatedAt }));

/**
 * Draws one image at a time and caches recent ones. The ETag depends only on the content, so most requests need no
 * drawing.
 */
function sharePictures(from: SeoSources) {
  const drawn = lruCache<Uint8Array>(100);
  const limited = oneAtATime(40);
  return async (
    shows: string,
    known: string | undefined,
    draw: () => Promise<Uint8Array>,
  ): Promise<Response> => {
    const hash = createHash('sha256').update(`${drawingVersion}/${from.appUrl}/${shows}`);
    const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
    const headers = { 'content-type': 'image/png', etag, ...cacheFor(24 * anHour) };
    if (known?.includes(etag)) return new Response(null, { status: 304, headers });
    try {
      const bytes = await drawn(etag, () => limited(draw) ?? Promise.reject(new Busy()));
      return new Response(Buffer.from(bytes), { headers });
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      return new Response(null, { status: 503, headers: { 'retry-after': '30' } });
    }
  };
}

class Busy extends Error {}

async function courseAt(api: ApiClient, slug: string) {
  try {
    return (await read(api.courses[':id'].$get({ param: segments({ id: slug }) }))).course;
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return null;
    throw error;
  }
}

const cacheFor = (seconds: number) => ({ 'cache-control': `public, max-age=${seconds}` });

const xml = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8', ...cacheFor(anHour) } });
