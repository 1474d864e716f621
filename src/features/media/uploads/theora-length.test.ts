import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { theoraSeconds } from './theora-length.ts';

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../samples', name));

test.each(['lecture.ogv', 'silent.ogv'])('the video in %s lasts two seconds', (name) => {
  expect(theoraSeconds(sample(name), sample(name))).toBeCloseTo(2, 1);
});

test('a file that does not contain its length has none', () => {
  const film = sample('silent.ogv');
  expect(theoraSeconds(Buffer.alloc(0), Buffer.alloc(0))).toBe(0);
  expect(theoraSeconds(film, Buffer.from('no page'))).toBe(0);
  expect(theoraSeconds(film.subarray(0, 60), film)).toBe(0);
  const still = Buffer.from(film);
  still.writeUInt32BE(0, still.indexOf('theora') - 1 + 22);
  expect(theoraSeconds(still, still)).toBe(0);
});
