import { expect, test } from 'vitest';
import { describePage } from '../../../lib/seo/describe-page.ts';
import { organisationData } from '../../../lib/seo/organisation-data.ts';
import type { CourseDetail } from '../contract.ts';
import { breadcrumbData, courseData, listData } from './structured-data.ts';

const origin = 'https://milepost.example';
const course: CourseDetail = {
  _id: '1',
  slug: 'risk-registers',
  title: 'Risk registers',
  subtitle: 'From worries to decisions',
  description: 'Long words.',
  category: 'Risk Management',
  level: 'Beginner',
  language: 'French',
  price: 79,
  discountPrice: 49.5,
  originalPrice: 79,
  thumbnail: { url: '/media/public/abc' },
  instructor: { _id: '2', name: 'Grace Hopper', bio: '', expertise: '', photo: null },
  totalLectures: 4,
  totalHours: 1.34,
  credits: [],
  practiceMinutes: 0,
  ratings: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-02-01T00:00:00.000Z',
  learningOutcomes: ['Write risks as cause, event and effect'],
  requirements: [],
  certificateMonths: null,
  skills: [],
  prerequisites: [],
  forWhom: [],
  notForWhom: [],
  certificationAvailable: true,
  minCompletionPercentage: 100,
  totalResources: 0,
  studentCount: 12,
  answerHours: null,
  isPublic: true,
  sections: [],
};

test('a course states the price charged, which is the discount price if there is one', () => {
  expect(courseData(origin, course).offers).toMatchObject({
    price: '49.50',
    priceCurrency: 'USD',
    category: 'Paid',
    url: `${origin}/courses/risk-registers`,
  });
  const free = courseData(origin, { ...course, price: 0, discountPrice: null });
  expect(free.offers).toMatchObject({ price: '0.00', category: 'Free' });
  expect(free.isAccessibleForFree).toBe(true);
});

test('a course states its length to the minute and its language as a code', () => {
  const data = courseData(origin, course);
  expect(data.hasCourseInstance.courseWorkload).toBe('PT80M');
  expect(data.inLanguage).toBe('fr');
  const length = (totalHours: number, practiceMinutes = 0) =>
    courseData(origin, { ...course, totalHours, practiceMinutes }).hasCourseInstance.courseWorkload;
  expect([length(0.001), length(0.5), length(2), length(1.9999)]).toEqual([
    'PT1M',
    'PT30M',
    'PT120M',
    'PT120M',
  ]);
  expect([length(0), length(0, 30), length(1.5, 45)]).toEqual([undefined, 'PT30M', 'PT135M']);
});

test('a course lists what learners should know beforehand, then what they need', () => {
  const data = courseData(origin, { ...course, requirements: ['A laptop'], prerequisites: ['Risk 101'] });
  expect(data).toHaveProperty('coursePrerequisites', ['Risk 101', 'A laptop']);
  expect(courseData(origin, course)).not.toHaveProperty('coursePrerequisites');
});

test('a course states nothing that its record does not contain', () => {
  const data = courseData(origin, { ...course, thumbnail: null, certificationAvailable: false });
  for (const absent of [
    'image',
    'aggregateRating',
    'review',
    'coursePrerequisites',
    'educationalCredentialAwarded',
  ])
    expect(data).not.toHaveProperty(absent);
});

test('a list continues the numbering of the previous page', () => {
  const data = listData(origin, 'All courses', [course, { slug: 'b', title: 'B' }], 10);
  expect(data.itemListElement.map(({ position, url }) => [position, url])).toEqual([
    [10, `${origin}/courses/risk-registers`],
    [11, `${origin}/courses/b`],
  ]);
});

test('breadcrumbs are in order, and the organisation has its URL', () => {
  const crumbs = breadcrumbData([
    { name: 'Courses', url: `${origin}/all-courses` },
    { name: 'Risk registers', url: `${origin}/courses/risk-registers` },
  ]);
  expect(crumbs.itemListElement.map(({ position, name }) => [position, name])).toEqual([
    [1, 'Courses'],
    [2, 'Risk registers'],
  ]);
  expect(organisationData(origin)['@graph'][0]).toMatchObject({ '@type': 'Organization', url: `${origin}/` });
});

test('a page states its title, its canonical URL and a sharing image', () => {
  const tags = describePage({ title: 'About', description: 'Who we are.', canonical: `${origin}/about` });
  expect(tags).toContainEqual({ title: 'About · Milepost' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${origin}/about` });
  expect(tags).toContainEqual({ property: 'og:image', content: `${origin}/og/milepost.png` });
  expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  expect(tags).not.toContainEqual({ name: 'robots', content: 'noindex' });
});

test('a long description is cut at a word', () => {
  const [, description] = describePage({
    title: 'x',
    description: `${'plain words '.repeat(40)}`,
    canonical: `${origin}/`,
  }) as { content: string }[];
  expect(description?.content).toMatch(/^(plain words )+plain…$|^(plain words )+…$|^.*words…$/);
  expect(description?.content.length).toBeLessThanOrEqual(200);
});
