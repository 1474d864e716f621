import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startingUp } from './starting-page.ts';

let server: Server;
beforeAll(async () => {
  server = createServer(startingUp(true));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const html = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('the API responds in its own format', async () => {
  const { status, headers, text } = await ask('/api/courses', html);
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('2');
  expect(headers.get('content-type')).toBe('application/json');
  expect(JSON.parse(text)).toEqual({
    success: false,
    code: 'service.starting',
    message: 'Milepost is starting. Please try again in a moment.',
  });
});

test('a browser gets a page with a way to try again', async () => {
  for (const method of ['GET', 'POST']) {
    const { status, headers, text } = await ask('/courses?page=2', html, method);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('2');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeTruthy();
    expect(text).toContain('<h1>Milepost is starting</h1>');
    expect(text).toContain('<a href="">Try Again</a>');
  }
});

test.each([
  ['theme=dark', '<html lang="en-GB" data-theme="dark">'],
  ['a=1; theme=light', '<html lang="en-GB" data-theme="light">'],
  ['theme="><script>', '<html lang="en-GB">'],
  ['', '<html lang="en-GB">'],
])('the page has the chosen theme: %s', async (cookie, tag) => {
  expect((await ask('/', { ...html, cookie })).text).toContain(tag);
});

test('anything else gets readable plain text', async () => {
  const { status, headers, text } = await ask('/courses.data', { accept: '*/*' });
  expect(status).toBe(503);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toBe('Milepost is starting. Please try again in a moment.');
});

test("the page has the product's colours", async () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../ui/theme/tokens.css'), 'utf8');
  const { text } = await ask('/', html);
  const colours = text.match(/light-dark\(.*?\)\)/g) ?? [];
  expect(colours.length).toBeGreaterThan(5);
  for (const colour of colours) expect(tokens).toContain(colour);
});
