import type { Crumb } from '../../ui/navigation/breadcrumbs.tsx';

type Course = { _id: string; title: string };

/** The administrators' page about a course. The pages about its quizzes and sessions are below it. */
export const adminPath = (courseId: string) => `/admin-dashboard/courses/${courseId}`;

/** Breadcrumbs of an administrators' page about a course: Courses, the course, then these. */
export const adminCrumbs = (course: Course, ...more: Crumb[]): Crumb[] => [
  { label: 'Courses', to: '/admin-dashboard/admin-courses' },
  { label: course.title, to: adminPath(course._id) },
  ...more,
];

/** Breadcrumbs of an instructor's page about a course: My courses, the course, then these. */
export const instructorCrumbs = (course: Course, ...more: Crumb[]): Crumb[] => [
  { label: 'My courses', to: '/instructor-dashboard/courses' },
  { label: course.title, to: `/instructor-dashboard/courses/${course._id}` },
  ...more,
];
