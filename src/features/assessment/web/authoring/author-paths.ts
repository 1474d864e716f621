/** The instructor's pages about the quizzes of a course. */
export const authorPath = (courseId: string) => `/instructor-dashboard/courses/${courseId}/quizzes`;
export const bankPath = (courseId: string) => `/instructor-dashboard/courses/${courseId}/questions`;

/** The breadcrumbs of these pages: My courses, the course, then the given ones. */
export const crumbs = (course: { _id: string; title: string }, ...more: { label: string; to?: string }[]) => [
  { label: 'My courses', to: '/instructor-dashboard/courses' },
  { label: course.title, to: `/instructor-dashboard/courses/${course._id}` },
  ...more,
];
