import { expect, test } from 'vitest';
import { deedsNamed } from './audit-deeds.ts';

test('a search for an action as the page shows it finds it as recorded', () => {
  expect(deedsNamed('Approved')).toEqual(['approve']);
  expect(deedsNamed('unpublished')).toEqual(['set_draft']);
  expect(deedsNamed('deleted')).toEqual([]);
});
