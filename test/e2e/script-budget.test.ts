import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { open } from './support/open.ts';

/** Bytes of script, each file compressed by gzip, that a public page may ask of a visitor. */
const budget = { all: 140_000, ours: 32_000 };

/** What a page fetches from its address on until it is alive. */
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
  return { all: sum(files), ours: sum(files.filter(({ url }) => !/\/react-[^/]*\.js$/.test(url))) };
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

test('the words come before the scripts: nothing of them is fetched until the page is drawn', async ({
  page,
}) => {
  await open(page, '/about');
  const { drawn, first } = await page.evaluate(() => ({
    drawn: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    first: Math.min(
      ...performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (name.endsWith('.js') ? [startTime] : [])),
    ),
  }));
  expect(first).toBeGreaterThanOrEqual(drawn - 20);
});

test('what travels is compressed', async ({ request }) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  const script = (await page.text()).match(/\/assets\/react-[^"]+\.js/)?.[0] ?? '';
  for (const encoding of ['br', 'gzip']) {
    const file = await request.get(script, { headers: { 'accept-encoding': encoding } });
    expect(file.headers()['content-encoding']).toBe(encoding);
  }
});
