import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishBundle } from '../../../test/factories/buying/bundle-purchase.ts';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makePerson } from '../../../test/factories/people.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { createClient } from '../../contract/api/client.ts';
import { countPublicCourses, publicAddresses } from '../../features/catalogue/index.server.ts';
import { seoFiles } from './seo-files.server.ts';
import { fixedEntries } from './sitemap.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  product.app.request(`http://localhost:3000${path}`, { headers });

test('robots are excluded from private areas and told about the sitemap', async () => {
  const response = await get('/robots.txt');
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  for (const area of [
    '/dashboard',
    '/admin-dashboard',
    '/instructor-dashboard',
    '/auth',
    '/payment/',
    '/api/',
  ])
    expect(text).toContain(`Disallow: ${area}\n`);
  expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml\n');
  expect(text).not.toMatch(/Disallow: \/(media|og|courses|assets)/);
});

test('the sitemap lists public courses with their last modification date, and no others', async () => {
  const open = await makeCourse(product.ctx);
  const pending = await makeCourse(product.ctx, { status: 'pending' });
  const unpublished = await makeCourse(product.ctx, { isPublished: false });
  product.advance(11 * 60_000);
  const response = await get('/sitemap.xml');
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('xml');
  expect(text).toMatch(new RegExp(`/courses/${open.slug}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT`));
  expect(text).not.toContain(pending.slug);
  expect(text).not.toContain(unpublished.slug);
});

test('the sitemap lists the bundles that can be bought, and no others', async () => {
  const instructor = await makePerson(product.ctx, { role: 'instructor' });
  const courses = await Promise.all(
    [1, 2].map(() => makeCourse(product.ctx, { instructorId: instructor.id })),
  );
  const ids = courses.map(({ id }) => id);
  const id = await publishBundle(product, instructor, {
    title: 'The delivery route',
    price: 10,
    courses: ids,
  });
  const list = async () => {
    product.advance(11 * 60_000);
    return (await get('/sitemap.xml')).text();
  };
  expect(await list()).toContain('/bundles/the-delivery-route</loc><lastmod>');
  await product.ctx.db.updateTable('bundles').set({ status: 'draft' }).where('id', '=', id).execute();
  expect(await list()).not.toContain('/bundles/');
});

test('a sitemap too large for one file becomes an index of several that contain every course once', async () => {
  const slugs = new Set<string>();
  for (let i = 0; i < 5; i += 1) slugs.add((await makeCourse(product.ctx)).slug);
  const { ctx } = product;
  const files = seoFiles({
    appUrl: 'http://localhost:3000',
    api: createClient('http://localhost:3000'),
    countCourses: () => countPublicCourses(ctx.db),
    courseAddresses: (range) => publicAddresses(ctx.db, range),
    bundleAddresses: async () => [{ slug: 'route', updatedAt: ctx.clock() }],
    picture: async () => null,
    lettering: () => Promise.reject(new Error('not needed')),
    clock: ctx.clock,
    entriesAtMost: fixedEntries.length + 2,
  });
  const index = await (await files.request('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>http:\/\/localhost:3000([^<]+)/g)].map(([, path]) => path as string);
  expect(parts[0]).toBe('/sitemaps/1.xml');
  const listed: string[] = [];
  for (const path of parts) {
    const text = await (await files.request(path)).text();
    listed.push(...[...text.matchAll(/courses\/([^<]+)<\/loc>/g)].map(([, slug]) => slug as string));
  }
  expect(await (await files.request('/sitemaps/1.xml')).text()).toContain('/bundles/route</loc><lastmod>');
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toHaveLength(await countPublicCourses(ctx.db));
  for (const slug of slugs) expect(listed).toContain(slug);
  expect((await files.request(`/sitemaps/${parts.length + 1}.xml`)).status).toBe(404);
});

test('a course has a sharing image of 1200 × 630 that clients can cache', async () => {
  const course = await makeCourse(product.ctx, {
    title: 'Ünïcode & <angles> in a rather long title of a course',
  });
  const response = await get(`/og/courses/${course.slug}.png`);
  expect(response.headers.get('content-type')).toBe('image/png');
  const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([picture.format, picture.width, picture.height]).toEqual(['png', 1200, 630]);
  const etag = response.headers.get('etag') ?? '';
  expect((await get(`/og/courses/${course.slug}.png`, { 'if-none-match': etag })).status).toBe(304);
  await product.ctx.db.updateTable('courses').set({ title: 'Another' }).where('id', '=', course.id).execute();
  expect((await get(`/og/courses/${course.slug}.png`, { 'if-none-match': etag })).status).toBe(200);
});

test('characters that our fonts lack are still drawn', async () => {
  const course = await makeCourse(product.ctx, { title: '项目管理' });
  expect((await get(`/og/courses/${course.slug}.png`)).status).toBe(200);
});

test('no image reveals a course that is not public', async () => {
  const pending = await makeCourse(product.ctx, { status: 'pending' });
  for (const slug of [pending.slug, pending.id, 'nothing', '..%2f..%2fetc'])
    expect((await get(`/og/courses/${slug}.png`)).status).toBe(404);
});

test('there is a general image and a logo', async () => {
  for (const path of ['/og/milepost.png', '/og/logo.png', '/og/email-logo.png']) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format).toBe('png');
  }
});
