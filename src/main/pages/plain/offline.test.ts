import { expect, test } from 'vitest';
import { hashesOfScripts } from '../inline-scripts.ts';
import { offline } from './offline.ts';

test('the offline page is self-contained, and its policy allows its script', async () => {
  const response = await offline().request('/offline');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<h1>You’re offline</h1>');
  expect(html).not.toMatch(/\s(?:src|href)="[^"]/);
  for (const hash of hashesOfScripts(html))
    expect(response.headers.get('content-security-policy')).toContain(hash);
  expect(hashesOfScripts(html)).toHaveLength(1);
});

test('caches revalidate the service worker, whose text contains a hash of the page that it caches', async () => {
  const response = await offline().request('/service-worker.js');
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const text = await response.text();
  expect(text).toContain("addEventListener('fetch'");
  expect(text, 'it changes with the page that it caches').toMatch(/\/\/ [0-9a-f]{64}\n$/);
});
