import { describe, expect, test } from 'vitest';
import { dueReminder, isBehind, reminderDays } from './due-reminders.ts';

const cycle = { startsOn: '2024-03-15', endsOn: '2027-03-14', counted: 1750, total: 6000, missing: 4250 };

describe('a reminder', () => {
  test('comes 12, 6, 3 and 1 months before the end of the cycle', () => {
    expect(reminderDays('2027-03-14').map(({ day }) => day)).toEqual([
      '2026-03-14',
      '2026-09-14',
      '2026-12-14',
      '2027-02-14',
    ]);
    expect(reminderDays('2026-08-31').at(-2)).toEqual({ months: 3, day: '2026-05-31' });
    expect(reminderDays('2027-03-31').at(-1)).toEqual({ months: 1, day: '2027-02-28' });
  });

  test.each([
    ['2026-03-13', null],
    ['2026-03-14', '12-months'],
    ['2026-03-20', '12-months'],
    ['2026-03-21', null],
    ['2026-12-15', '3-months'],
    ['2027-03-15', null],
  ])('due on %s: %s', (today, expected) => {
    expect(dueReminder(cycle, 'milestones', today)).toBe(expected);
    expect(dueReminder(cycle, 'never', today)).toBeNull();
  });

  test('comes weekly only if the learner wants that and is behind', () => {
    expect(dueReminder(cycle, 'weekly', '2026-10-14')).toBe('week-2026-10-12');
    expect(dueReminder(cycle, 'weekly', '2026-10-18')).toBe('week-2026-10-12');
    expect(dueReminder(cycle, 'milestones', '2026-10-14')).toBeNull();
    expect(dueReminder({ ...cycle, counted: 5900 }, 'weekly', '2026-10-14')).toBeNull();
    expect(isBehind({ ...cycle, missing: 0, counted: 0 }, '2026-10-14')).toBe(false);
  });
});
