import { expect, test } from 'vitest';
import { couponSummary } from './coupon-summary.ts';

const courses = [{ _id: 'c1', title: 'Sponsors and Stakeholders' }];

function summaryOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return couponSummary(form, courses).map(({ value }) => value);
}

test('the summary says what is missing before anything is typed', () => {
  expect(summaryOf({})).toEqual([
    'Generated',
    'Not chosen yet',
    'A course, not chosen yet',
    'From now, with no end date',
    'No limit, once per person',
  ]);
});

test('the summary shows code, discount, course, days and uses', () => {
  expect(
    summaryOf({
      code: 'autumn-20',
      percent: '20',
      scope: 'course',
      courseId: 'c1',
      startsAt: '2026-09-01',
      endsAt: '2026-10-31',
      maxUses: '50',
    }),
  ).toEqual([
    'AUTUMN-20',
    '20% off',
    'Sponsors and Stakeholders',
    'From 1 Sept 2026 until 31 Oct 2026',
    'At most 50',
  ]);
});

test('several codes are summarised together, each for one use', () => {
  const summary = summaryOf({ code: 'TEAM', amount: '10', scope: 'instructor', count: '25' });
  expect(summary).toEqual([
    '25 codes starting with TEAM',
    '$10 off',
    'All my courses',
    'From now, with no end date',
    'Each code once',
  ]);
});
