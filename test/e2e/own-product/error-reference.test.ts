import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { productPort } from '../support/addresses.ts';
import { open } from '../support/open.ts';
import { loadedDataFolder } from '../support/product/data-folder.ts';
import { type RunningProduct, removeData, startProduct } from '../support/product/product.ts';

/** This test has a product of its own: it renames a column of the database, so that queries fail. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let dataDir: string;
let product: RunningProduct;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  dataDir = await loadedDataFolder();
  product = await startProduct({ port: productPort + 70, dataDir });
  await onDatabase('alter table courses rename column title to title_gone');
});
test.afterAll(async () => {
  await product?.stop();
  await removeData(dataDir);
});

/** Runs a statement on the embedded database, whose socket folder is the fifth line of its lock file. */
async function onDatabase(statement: string): Promise<void> {
  const host = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[4];
  const client = new Client({ host, user: 'app', database: 'milepost', ssl: false });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

type Line = { level: number; requestId?: string };

/** Errors in the log with this reference. */
const logged = (reference: string): Line[] =>
  product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ level, requestId }) => level >= 50 && requestId === reference);

const course = '/courses/leading-without-authority';
const referenceIn = (text: string) => /Reference: ([\da-f-]{32,36})/.exec(text)?.[1] ?? '';

test('a page that fails shows the request’s reference in the log, with and without scripts', async ({
  page,
}) => {
  const response = await fetch(product.url + course);
  expect(response.status).toBe(500);
  const reference = referenceIn(await response.text());
  expect(reference).not.toBe('');
  expect(response.headers.get('x-request-id')).toBe(reference);
  expect(logged(reference).length).toBeGreaterThan(0);

  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await open(page, product.url + course);
  await expect(page.getByRole('heading', { name: 'We couldn’t load this course' })).toBeVisible();
  const shown = referenceIn(await page.getByText('Reference:').innerText());
  expect(logged(shown).length, 'React keeps the reference').toBeGreaterThan(0);
  expect(complaints.filter((text) => !text.includes('500'))).toEqual([]);
});

test('a page that refuses a request has no reference', async () => {
  const headers = { origin: product.url, 'content-type': 'text/plain' };
  const response = await fetch(`${product.url}/auth`, { method: 'POST', headers, body: 'no form' });
  const text = await response.text();
  expect(response.status).toBe(415);
  expect(text).toContain('This page only accepts forms.');
  expect(text).not.toContain('Reference:');
});
