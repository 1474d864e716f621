import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Ada Lovelace', 'Ada'],
  [' Ada  Lovelace ', 'Ada'],
  ['Jean-Luc Picard', 'Jean-Luc'],
  ['王小明', '王小明'],
  ['Dr Ada Lovelace', 'Dr Ada Lovelace'],
  ['Prof. Ada Lovelace', 'Prof. Ada Lovelace'],
  ['A. Lovelace', 'A. Lovelace'],
  ['', ''],
])('greets %j as %j', (name, greeted) => {
  expect(firstName(name)).toBe(greeted);
});
