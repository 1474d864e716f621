import { expect, it } from 'vitest';
import { missingFiles } from './mutation-areas.mjs';

it('lists only files that exist', () => {
  expect(missingFiles()).toEqual([]);
});
