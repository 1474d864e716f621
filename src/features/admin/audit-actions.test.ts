import { expect, test } from 'vitest';
import { actionsLabelled } from './audit-actions.ts';

test('a search for an action as the page shows it finds it as recorded', () => {
  expect(actionsLabelled('Approved')).toEqual(['approve']);
  expect(actionsLabelled('unpublished')).toEqual(['set_draft']);
  expect(actionsLabelled('deleted')).toEqual([]);
});
