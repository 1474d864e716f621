import { expect, test } from 'vitest';
import { deedsNamed } from './audit-deeds.ts';

test('what is read on the page is looked for as it is recorded', () => {
  expect(deedsNamed('Approved')).toEqual(['approve']);
  expect(deedsNamed('unpublished')).toEqual(['set_draft']);
  expect(deedsNamed('deleted')).toEqual([]);
});
