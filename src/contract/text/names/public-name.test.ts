import { expect, test } from 'vitest';
import { publicName } from './public-name.ts';

test.each([
  ['Daniel Ferreira', 'Daniel F.'],
  ['Fatima Zahra Idrissi', 'Fatima I.'],
  ['Plato', 'Plato'],
  ['  ada   lovelace ', 'ada L.'],
])('%s is shown as %s', (name, shown) => {
  expect(publicName(name)).toBe(shown);
});
