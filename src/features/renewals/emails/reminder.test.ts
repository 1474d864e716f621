import { expect, test } from 'vitest';
import { renderEmail } from '../../notifications/index.server.ts';
import { reminderEmail } from './reminder.tsx';

const complete = { ...reminderEmail.example, counted: 60, missing: 0, areas: [] };
const textOf = async (change: object) =>
  (await renderEmail(reminderEmail, { ...complete, ...change }, 'https://milepost.example')).text.replace(
    /\s+/g,
    ' ',
  );

test('a reminder says that nothing is missing only if no activities are missing either', async () => {
  expect(await textOf({})).toContain('You have everything you need.');
  const one = await textOf({ missingActivities: 1 });
  expect(one).toContain('1 more activity to go.');
  expect(one).not.toContain('everything you need');
  expect(await textOf({ missing: 8, missingActivities: 2 })).toContain('8 PDU and 2 more activities to go.');
});
