import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, planFor } from './plan.ts';

const today = '2026-03-02';
const left = { lectures: 10, seconds: 6000 };

test.each([
  ['2026-02-20', -10, 'Urgent'],
  ['2026-03-02', 0, 'Urgent'],
  ['2026-03-03', 1, 'Urgent'],
  ['2026-03-04', 2, 'Soon'],
  ['2026-03-05', 3, 'Soon'],
  ['2026-03-06', 4, 'Upcoming'],
  ['2026-03-30', 28, 'Upcoming'],
])('until %s there are %i days: %s', (target, daysLeft, urgency) => {
  expect(planFor(today, target, left)).toMatchObject({ daysLeft, urgency });
});

test.each([
  ['2026-03-08', 10, 100],
  ['2026-03-15', 5, 50],
  ['2026-03-29', 3, 25],
  ['2026-02-20', 10, 100],
])('until %s it takes %i lectures and %i minutes a week', (target, lecturesPerWeek, minutesPerWeek) => {
  expect(planFor(today, target, left)).toMatchObject({ lecturesPerWeek, minutesPerWeek });
});

test('a learner who follows the plan finishes in time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (days, lectures, seconds) => {
        const target = dayOf(new Date(Date.parse(today) + days * 86_400_000));
        const plan = planFor(today, target, { lectures, seconds });
        const counted = Math.max(7, days + 1);
        expect(plan.lecturesPerWeek * counted).toBeGreaterThanOrEqual(lectures * 7);
        expect(plan.minutesPerWeek * counted).toBeGreaterThanOrEqual(plan.minutesLeft * 7);
      },
    ),
    // Calculated in fractions of weeks instead of in days, this example falls short of the minutes left.
    { examples: [[476, 1, 944_401]] },
  );
});
