import { expect, test } from 'vitest';
import { daysLeft, dueNotice } from './due-notice.ts';

const badge = { validFrom: new Date('2026-03-14T09:00:00Z'), validUntil: new Date('2027-03-14T09:00:00Z') };

test.each([
  ['2026-12-14T08:59:59Z', null],
  ['2026-12-14T09:00:00Z', 90],
  ['2027-02-12T08:59:59Z', 90],
  ['2027-02-12T09:00:00Z', 30],
  ['2027-03-07T09:00:00Z', 7],
  ['2027-03-14T08:59:59Z', 7],
  ['2027-03-14T09:00:00Z', null],
  ['2028-01-01T00:00:00Z', null],
])('at %s the reminder of %s days is due', (now, due) => {
  expect(dueNotice(badge, new Date(now))).toBe(due);
});

test('a reminder that was due before the badge was issued, or its date corrected, is not sent', () => {
  const now = new Date('2027-01-10T09:00:00Z');
  const month = { validFrom: now, validUntil: new Date('2027-02-10T09:00:00Z') };
  expect(dueNotice(month, now)).toBeNull();
  expect(dueNotice(month, new Date('2027-01-12T09:00:00Z'))).toBe(30);
  expect(dueNotice({ ...month, validUntil: new Date('2027-01-30T09:00:00Z') }, now)).toBeNull();
});

test('the last day counts', () => {
  expect(daysLeft(badge.validUntil, new Date('2027-03-13T10:00:00Z'))).toBe(1);
});
