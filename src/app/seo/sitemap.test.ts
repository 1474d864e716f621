import { expect, test } from 'vitest';
import { courseRange, fixedEntries, indexXml, partsFor, sitemapXml } from './sitemap.ts';

const origin = 'https://milepost.example';

test('one file holds up to fifty thousand URLs, including URLs of pages that are not courses', () => {
  const courses = [0, 49_978, 49_979, 100_000];
  expect(courses.map((count) => partsFor(22, count))).toEqual([1, 1, 2, 3]);
});

test('the files together contain every course once', () => {
  const courses = 137;
  const [others, atMost] = [22, 40];
  const numbers = Array.from({ length: partsFor(others, courses, atMost) }, (_, i) =>
    courseRange(i + 1, others, atMost),
  ).flatMap(({ offset, limit }) =>
    Array.from({ length: Math.min(limit, courses - offset) }, (_, i) => offset + i),
  );
  expect(numbers).toEqual(Array.from({ length: courses }, (_, i) => i));
});

test('URLs are escaped for XML', () => {
  const xml = sitemapXml(origin, [
    { path: '/all-courses?category=Leadership+%26+Team&x=<' },
    { path: '/courses/a', lastModified: new Date('2026-03-04T05:06:07Z') },
  ]);
  expect(xml).toContain(
    '<loc>https://milepost.example/all-courses?category=Leadership+%26+Team&amp;x=&lt;</loc>',
  );
  expect(xml).toContain(
    '<loc>https://milepost.example/courses/a</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>',
  );
});

test('the fixed entries contain the public pages and the course list of each category', () => {
  const paths = fixedEntries.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/termsandconndition', '/credentials/verify', '/api/docs']));
  expect(paths.filter((path) => path.startsWith('/all-courses?category='))).toHaveLength(16);
});

test('the index names every file', () => {
  expect(indexXml(origin, 3).match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://milepost.example/sitemaps/1.xml',
    '<loc>https://milepost.example/sitemaps/2.xml',
    '<loc>https://milepost.example/sitemaps/3.xml',
  ]);
});
