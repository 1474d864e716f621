import { expect, test } from 'vitest';
import { actionsLabelled } from './audit-actions.ts';

test('a search for the displayed text of an action finds the recorded action', () => {
  expect(actionsLabelled('Approved')).toEqual(['approve']);
  expect(actionsLabelled('unpublished')).toEqual(['set_draft']);
  expect(actionsLabelled('deleted')).toEqual([]);
});
