type Course = { _id: string; title: string };

/** The instructor's pages about the live sessions of a course. */
export const planPath = (courseId: string) => `/instructor-dashboard/courses/${courseId}/live-sessions`;
/** The learner's page about them. */
export const attendPath = (courseId: string) => `/dashboard/courses/${courseId}/live-sessions`;

export const recordingPath = (courseId: string, lectureId: string) =>
  `/dashboard/courses/${courseId}?lecture=${lectureId}`;

/** The breadcrumbs of these pages: My courses, the course, then the given ones. */
export const crumbs = (course: Course, ...more: { label: string; to?: string }[]) => [
  { label: 'My courses', to: '/instructor-dashboard/courses' },
  { label: course.title, to: `/instructor-dashboard/courses/${course._id}` },
  ...more,
];
