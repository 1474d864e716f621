import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { isElsewhere, productUrl } from '../support/addresses.ts';
import { open } from '../support/open.ts';

/** Bytes of script, each file gzipped, that a public page may request from a visitor; `ours` excludes libraries. */
const budget = { all: 140_000, ours: 32_000 };

/** The scripts that a page fetches until hydration. */
async function scriptsOf(page: Page, address: string): Promise<{ all: number; ours: number }> {
  const sizes: Promise<{ url: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => ({ url: response.url(), bytes: gzipSync(body).length })));
  });
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(sizes);
  expect(files.length, 'scripts were seen').toBeGreaterThan(3);
  const sum = (some: typeof files) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    all: sum(files),
    ours: sum(files.filter(({ url }) => !/\/(react|embla-carousel)[^/]*\.js$/.test(url))),
  };
}

const pages = {
  home: '/',
  'course list': '/all-courses',
  course: '/courses/leading-without-authority',
  about: '/about',
  terms: '/termsandconndition',
  contact: '/contact',
};

for (const [name, address] of Object.entries(pages)) {
  test(`${name}: at most 140 kB of script, of which 32 kB ours`, async ({ page }) => {
    const { all, ours } = await scriptsOf(page, address);
    expect(ours, 'bytes of our own').toBeLessThanOrEqual(budget.ours);
    expect(all, 'bytes with the libraries').toBeLessThanOrEqual(budget.all);
  });
}

test('text comes before scripts: the page names no script that a browser would fetch before the first paint', async ({
  page,
  request,
}) => {
  const text = await (await request.get('/about')).text();
  expect(text).not.toMatch(/rel="modulepreload"|type="module"|<script[^>]* src=/);
  await open(page, '/about');
  expect(
    await page.locator('link[rel=modulepreload]').count(),
    'they are fetched afterwards',
  ).toBeGreaterThan(3);
});

test('home uses the three fonts that were requested before its styles', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname);
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(fetched).toHaveLength(3);
  expect(fetched.toSorted()).toEqual(preloaded.toSorted());
});

/** For what only the product's own responses show: behind a cache, the cache chooses the encoding. */
const ofTheProduct = isElsewhere ? test.skip : test;

ofTheProduct('responses are compressed, and have a Content-Length', async ({ request }) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  const script = (await page.text()).match(/\/assets\/react-[^" ]+\.js/)?.[0] ?? '';
  for (const encoding of ['br', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    const file = (await request.get(script, { headers })).headers();
    expect(file['content-encoding']).toBe(encoding);
    const head = (await request.head(script, { headers })).headers();
    expect(head['content-length'], 'requested with HEAD').toBe(file['content-length']);
  }
});

/** The bytes of a response as transferred, including its headers. */
const sentFor = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    get(`${productUrl}${address}`, { headers, agent: false }, (response) =>
      response.resume().on('end', () => resolve(response.socket.bytesRead)),
    ).on('error', reject);
  });

ofTheProduct('about: at most 17.5 kB of style sheets', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  const sheets = [...html.matchAll(/<link [^>]*href="(\/assets\/[^"#]+\.css)/g)].map(
    ([, address = '']) => address,
  );
  expect(sheets).not.toEqual([]);
  const sizes = await Promise.all([...new Set(sheets)].map(sentFor));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(17_500);
});
