import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSecret } from './keys.ts';

test('processes that start at the same time in a new data folder use the same secret', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'milepost-secret-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'data');
  const secrets = await Promise.all(Array.from({ length: 20 }, () => loadSecret(undefined, folder)));
  const stored = await readFile(join(folder, 'secret'), 'utf8');
  expect(stored).toMatch(/^[\w-]{43}$/);
  expect(new Set(secrets)).toEqual(new Set([stored]));
  expect(await loadSecret(undefined, folder)).toBe(stored);
  expect(await readdir(folder)).toEqual(['secret']);
});
