import { expect, test } from 'vitest';
import { CheckBody } from './contract.ts';

test.each([0, 1.5, 2 ** 31, 1e15])(
  'a check of version %d, which no profile can have, is refused',
  (version) => {
    expect(CheckBody.safeParse({ decision: 'approve', version, reason: '' }).success).toBe(false);
  },
);

test('a check of the largest version is accepted', () => {
  expect(CheckBody.safeParse({ decision: 'approve', version: 2 ** 31 - 1, reason: '' }).success).toBe(true);
});
