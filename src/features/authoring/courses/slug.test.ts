import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugCandidates, slugFrom } from './slug.ts';

test.each([
  ['Risk Registers that Change Decisions', 'risk-registers-that-change-decisions'],
  ['Él & Ça: «Überblick»', 'el-and-ca-uberblick'],
  ['The PM’s guide', 'the-pms-guide'],
  ['项目管理', 'course'],
  ['Categories', 'categories-course'],
  ['Instructor Courses', 'instructor-courses-course'],
  ['0198c0de-0000-7000-8000-000000000000', '0198c0de-0000-7000-8000-000000000000-course'],
])('%s becomes %s', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});

test('a slug is always a short, tidy path segment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
      expect(slugFrom(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slugFrom(title).length).toBeLessThanOrEqual(90);
    }),
  );
});

test('a title that many courses have gets a slug after a few attempts', () => {
  const endings = ['one', 'two'];
  const candidates = slugCandidates('项目管理', () => endings.shift() ?? '');
  const tried = Array.from({ length: 11 }, () => candidates.next().value);
  expect(tried.slice(0, 3)).toEqual(['course', 'course-2', 'course-3']);
  expect(tried.slice(-3)).toEqual(['course-9', 'course-one', 'course-two']);
});
