import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { productPort } from '../support/addresses.ts';
import { loadedDataFolder } from '../support/product/data-folder.ts';
import { removeData, startProduct } from '../support/product/product.ts';

/** The products of these tests start on the same data, one after the other. */
test.describe.configure({ mode: 'serial', timeout: 150_000 });

const port = productPort + 50;
const url = `http://localhost:${port}`;
const compiledCode = join(import.meta.dirname, '..', '..', '..', 'build', 'server', '.compiled');
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await loadedDataFolder();
});
test.afterAll(() => removeData(dataDir));

/** The first response of a product that has just taken its port. */
async function firstResponse(headers: Record<string, string>, path = '/courses') {
  for (;;) {
    const response = await fetch(url + path, { headers }).catch(() => undefined);
    if (response) return { response, text: await response.text() };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('early visitors see a page in their theme, and reach the product with “Try Again”', async ({ page }) => {
  const started = startProduct({ port, dataDir });
  const [{ response, text }, api] = await Promise.all([
    firstResponse({ accept: 'text/html', cookie: 'theme=dark' }),
    firstResponse({}, '/api/courses'),
  ]);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(text).toContain('data-theme="dark"');
  expect(JSON.parse(api.text)).toMatchObject({ success: false, code: 'service.starting' });

  // The browser may be slower than start-up.
  const headers = Object.fromEntries(response.headers);
  await page.route(`${url}/courses`, (route) => route.fulfill({ status: 503, headers, body: text }), {
    times: 1,
  });
  await page.goto(`${url}/courses`);
  await expect(page.getByRole('heading', { name: 'Milepost is starting' })).toBeVisible();
  const product = await started;
  try {
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page).toHaveURL(`${url}/courses`);
    await expect(page.getByRole('heading', { level: 1, name: /courses/i })).toBeVisible();
  } finally {
    await product.stop();
  }
  expect(await readdir(compiledCode), 'compiled code for the next start').not.toEqual([]);
});

test('an error that stops start-up is one line of the log', async () => {
  // A folder in place of the secret: an unexpected error.
  await rm(join(dataDir, 'secret'));
  await mkdir(join(dataDir, 'secret'));
  const reason = await startProduct({ port, dataDir }).then(
    (product) => product.stop(),
    (error: Error) => error.message,
  );
  const lines = `${reason}`.trim().split('\n').slice(1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 60, msg: 'an uncaught error is ending the process', err: { code: 'EISDIR' } },
  ]);
});
