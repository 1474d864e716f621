import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { FullCourse } from '../../../authoring/contract.ts';
import type { CourseDetail } from '../../../catalogue/contract.ts';
import { CourseOverview } from '../../../studio/web/course/course-overview.tsx';
import { CourseHeader } from './course-header.tsx';

const created = '2026-05-03T10:00:00.000Z';
/** The fields that both pages get. */
const course = {
  _id: 'course',
  slug: 'a-course',
  title: 'A course',
  subtitle: '',
  description: '',
  category: 'Risk Management',
  level: 'Beginner',
  language: 'English',
  price: 10,
  discountPrice: null,
  learningOutcomes: [],
  requirements: [],
  prerequisites: [],
  forWhom: [],
  notForWhom: [],
  skills: [],
  certificationAvailable: true,
  minCompletionPercentage: 100,
  certificateMonths: null,
  thumbnail: null,
  studentCount: 3,
  totalLectures: 8,
  isPublic: true,
  sections: [],
  createdAt: created,
  updatedAt: created,
};
const instructor = { _id: 'teacher', name: 'Ngozi Hartley' };

const publicCourse = (totalHours: number): CourseDetail => ({
  ...course,
  totalHours,
  instructor: { ...instructor, bio: '', expertise: '', photo: null },
  originalPrice: null,
  credits: [],
  ratings: null,
  practiceMinutes: 0,
  totalResources: 0,
  answerHours: null,
});

const ownCourse = (totalHours: number): FullCourse => ({
  ...course,
  totalHours,
  instructor,
  welcomeMessage: '',
  communityLink: null,
  criteria: '',
  status: 'published',
  isPublished: true,
  reviewReason: null,
  version: 1,
});

/** The length shown on the public course page and on the instructor's. */
function shownFor(totalHours: number): string[] {
  const pages = [
    <CourseHeader key="public" course={publicCourse(totalHours)} />,
    <CourseOverview key="own" course={ownCourse(totalHours)} summary={null} checklist={null} />,
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
