import { expect, test } from 'vitest';
import { type Reason, recommend } from './recommendation.ts';

const together = (courseId: string, learners: number): Reason => ({
  kind: 'together',
  courseId,
  learners,
  title: 'Risk registers',
});
const instructor = (courseId: string): Reason => ({ kind: 'instructor', courseId, name: 'Grace Hopper' });
const category = (courseId: string): Reason => ({ kind: 'category', courseId, category: 'Risk Management' });

test('reasons for a course add up, and the strongest is shown', () => {
  const reasons = [
    category('a'),
    instructor('b'),
    category('b'),
    together('c', 9),
    { kind: 'new', courseId: 'd' },
  ];
  expect(recommend(reasons as Reason[], 10)).toEqual([
    { courseId: 'c', reason: 'Popular with people who took “Risk registers”' },
    { courseId: 'b', reason: 'More from Grace Hopper' },
    { courseId: 'a', reason: 'Because you’re learning Risk Management' },
    { courseId: 'd', reason: 'New in the catalogue' },
  ]);
});

test('a course that many took together outweighs one that a single person took', () => {
  const [first] = recommend([together('one', 1), together('many', 4)], 1);
  expect(first?.courseId).toBe('many');
});

test('no course is listed twice, and no more courses than requested are listed', () => {
  const reasons = ['a', 'b', 'a', 'c', 'b'].map(instructor);
  expect(recommend(reasons, 2).map(({ courseId }) => courseId)).toEqual(['a', 'b']);
});
