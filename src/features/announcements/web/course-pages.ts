import { ApiFailure } from '../../../contract/api/read.ts';

type Course = { _id: string; title: string };

/** The instructor's pages about the announcements of a course. */
export const announcementsPath = (courseId: string) =>
  `/instructor-dashboard/courses/${courseId}/announcements`;

/** The breadcrumbs of these pages: My courses, the course, then the given ones. */
export const crumbs = (course: Course, ...more: { label: string; to?: string }[]) => [
  { label: 'My courses', to: '/instructor-dashboard/courses' },
  { label: course.title, to: `/instructor-dashboard/courses/${course._id}` },
  ...more,
];

/** @throws a 404 response if it belongs to someone else or does not exist */
export async function orNotFound<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    const missing = error instanceof ApiFailure && (error.status === 404 || error.status === 400);
    throw missing ? new Response('Page not found', { status: 404 }) : error;
  }
}
