import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milestonesOf } from './milestones.ts';

const sections = fc.array(fc.array(fc.boolean(), { maxLength: 20 }), { maxLength: 15 });
const completedIn = (course: boolean[][]) => course.flat().filter(Boolean).length;

test('there is one milestone per lecture up to 12, beyond that one per section with lectures', () => {
  fc.assert(
    fc.property(sections, fc.boolean(), (course, finished) => {
      const lectures = course.flat().length;
      const expected = lectures <= 12 ? lectures : course.filter(({ length }) => length > 0).length;
      expect(milestonesOf(course, finished)).toHaveLength(expected);
    }),
  );
});

test('the milestones cover every lecture once', () => {
  fc.assert(
    fc.property(sections, fc.boolean(), (course, finished) => {
      const covered = milestonesOf(course, finished).reduce((sum, { lectures }) => sum + lectures, 0);
      expect(covered).toBe(course.flat().length);
    }),
  );
});

test('passed milestones never represent more lectures than are completed, and represent all of them at the end', () => {
  fc.assert(
    fc.property(sections, (course) => {
      const milestones = milestonesOf(course, false);
      const claimed = milestones.reduce(
        (sum, { lectures, completed }) => sum + (completed ? lectures : 0),
        0,
      );
      expect(claimed).toBeLessThanOrEqual(completedIn(course));
      if (completedIn(course) === 0) expect(claimed).toBe(0);
      if (completedIn(course) === course.flat().length) expect(claimed).toBe(course.flat().length);
    }),
  );
});

test('a finished course stays finished when lectures are added to it', () => {
  expect(milestonesOf([[true, true], [false]], true).every(({ completed }) => completed)).toBe(true);
});

test('lectures completed out of order are marked in their place', () => {
  expect(milestonesOf([[false, true], [false]], false).map(({ completed }) => completed)).toEqual([
    false,
    true,
    false,
  ]);
});
