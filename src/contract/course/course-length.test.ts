import { expect, test } from 'vitest';
import { courseLength } from './course-length.ts';

test('a course’s length leaves out the hours of a course without videos', () => {
  expect(courseLength(2.54, 12)).toBe('2.5 hours, 12 lectures');
  expect(courseLength(0, 1)).toBe('1 lecture');
});
