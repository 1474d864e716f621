import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { FullCourse } from '../../../../authoring/contract.ts';
import type { CourseDetail } from '../../../../catalogue/contract.ts';
import { CourseOverview } from '../../../../studio/web/course/course-overview.tsx';
import { CourseHeader } from '../course-header.tsx';

const created = '2026-05-03T10:00:00.000Z';
const course = {
  title: 'A course',
  category: 'Risk Management',
  level: 'Beginner',
  language: 'English',
  description: '',
  learningOutcomes: [],
  requirements: [],
  prerequisites: [],
  credits: [],
  skills: [],
  forWhom: [],
  notForWhom: [],
  instructor: { name: 'Ngozi Hartley' },
  studentCount: 3,
  answerHours: null,
  totalLectures: 8,
  price: 10,
  discountPrice: null,
  thumbnail: null,
  status: 'published',
  createdAt: created,
  updatedAt: created,
};

/** The length shown on the public course page and on the instructor's. */
function shownFor(totalHours: number): string[] {
  const whole = { ...course, totalHours };
  const pages = [
    <CourseHeader key="public" course={whole as unknown as CourseDetail} />,
    <CourseOverview key="own" course={whole as unknown as FullCourse} summary={null} checklist={null} />,
  ];
  return pages.map((element) =>
    renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />),
  );
}

test.each([
  [4 / 3, '1.3 total hours', '1.3 hours, 8 lectures'],
  [0.1, '0.1 total hours', '0.1 hours, 8 lectures'],
  [0.04, '2 min', '2 min, 8 lectures'],
])(
  'a course of %d hours has the same length on its public page and its instructor’s page',
  (hours, open, own) => {
    const [publicPage, ownPage] = shownFor(hours);
    expect(publicPage).toContain(`<span>${open}</span>`);
    expect(ownPage).toContain(`>${own}</dd>`);
  },
);
