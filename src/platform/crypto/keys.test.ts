import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSecret } from './keys.ts';

const whole = /^[\w-]{43}$/;

async function newFolder(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'milepost-secret-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  return join(parent, 'data');
}

/** Everything that another process could read from the secret's file while it is being created. */
async function contentsDuringCreation(folder: string): Promise<Set<string>> {
  const contents = new Set<string>();
  let isDone = false;
  const loading = loadSecret(undefined, folder).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise(setImmediate);
    try {
      contents.add(readFileSync(join(folder, 'secret'), 'utf8'));
    } catch {
      // It does not exist yet.
    }
  }
  contents.add(await loading);
  return contents;
}

test('a secret that is being created is never read empty or incomplete', async () => {
  for (let round = 0; round < 20; round += 1) {
    const [secret, ...others] = await contentsDuringCreation(await newFolder());
    expect(secret).toMatch(whole);
    expect(others).toEqual([]);
  }
});

test('processes that start at the same time in a new data folder use the same secret', async () => {
  const folder = await newFolder();
  const secrets = await Promise.all(Array.from({ length: 20 }, () => loadSecret(undefined, folder)));
  const stored = await readFile(join(folder, 'secret'), 'utf8');
  expect(stored).toMatch(whole);
  expect(new Set(secrets)).toEqual(new Set([stored]));
  expect(await loadSecret(undefined, folder)).toBe(stored);
  expect(await readdir(folder)).toEqual(['secret']);
});
