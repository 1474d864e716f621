import { expect, test } from 'vitest';
import { courseLength } from './course-length.ts';

test('the length of a course without videos is its number of lectures', () => {
  expect(courseLength(2.54, 12)).toBe('2.5 hours, 12 lectures');
  expect(courseLength(0, 1)).toBe('1 lecture');
});
