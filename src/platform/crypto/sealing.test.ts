import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const key = randomBytes(32);

test('a sealed text is unreadable, different each time, and can be opened again', () => {
  const [first, second] = [seal(key, 'a secret link: ünïcödé'), seal(key, 'a secret link: ünïcödé')];
  expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('secret');
  expect(first).not.toBe(second);
  expect([unseal(key, first), unseal(key, second)]).toEqual(Array(2).fill('a secret link: ünïcödé'));
});

test('a text that was changed or sealed with another key is refused', () => {
  const sealed = Buffer.from(seal(key, 'a secret link'), 'base64url');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => unseal(key, changed.toString('base64url'))).toThrow();
  }
  expect(() => unseal(randomBytes(32), sealed.toString('base64url'))).toThrow();
  expect(() => unseal(key, '')).toThrow();
});
