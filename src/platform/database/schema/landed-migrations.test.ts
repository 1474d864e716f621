import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from '../../../../migrations/index.ts';

const folder = new URL('../../../../migrations/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

const files = readdirSync(folder).filter((name) => /^\d{4}_\w+\.ts$/.test(name));
const lines = read('landed.txt').trim().split('\n');
const recorded = new Map(lines.map((line) => line.split(' ') as [name: string, hash: string]));

const hashOf = (name: string) => createHash('sha256').update(read(name)).digest('hex');

/** What to do about one file; undefined when it is as recorded. */
function adviceFor(name: string): string | undefined {
  const hash = hashOf(name);
  if (recorded.get(name) === hash) return undefined;
  if (recorded.has(name))
    return `${name} has landed and must never change, because databases have already run it. Restore it (git checkout main -- migrations/${name}) and put the change in a new migration. Only if it has not landed yet, replace its line in migrations/landed.txt:\n${name} ${hash}`;
  return `${name} is new. Add this line to migrations/landed.txt, sorted by name:\n${name} ${hash}`;
}

test('every migration is recorded, and none has changed since', () => {
  expect(files.map(adviceFor).filter(Boolean).join('\n\n')).toBe('');
});

test('the record is sorted, names each migration once and no other file', () => {
  expect(lines.map((line) => line.split(' ')[0])).toEqual(files.toSorted());
});

test('the index lists every migration file', () => {
  expect(Object.keys(migrations).map((name) => `${name}.ts`)).toEqual(files.toSorted());
});
