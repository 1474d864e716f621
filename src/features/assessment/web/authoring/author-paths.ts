import { instructorCrumbs } from '../../../../lib/page/course-crumbs.ts';
import type { Crumb } from '../../../../ui/navigation/breadcrumbs.tsx';

type Course = { _id: string; title: string };

/** The paths of the instructor's pages about the quizzes and questions of a course. */
export const authorPath = (courseId: string) => `/instructor-dashboard/courses/${courseId}/quizzes`;
export const bankPath = (courseId: string) => `/instructor-dashboard/courses/${courseId}/questions`;

/** Breadcrumbs of a page below the quizzes of a course. */
export const quizCrumbs = (course: Course, ...more: Crumb[]): Crumb[] =>
  instructorCrumbs(course, { label: 'Quizzes', to: authorPath(course._id) }, ...more);

/** Breadcrumbs of a page below the question bank of a course. */
export const bankCrumbs = (course: Course, ...more: Crumb[]): Crumb[] =>
  quizCrumbs(course, { label: 'Question bank', to: bankPath(course._id) }, ...more);
