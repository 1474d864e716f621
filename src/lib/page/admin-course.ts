/** The administrators' pages about a course. */
export const adminPath = (courseId: string) => `/admin-dashboard/courses/${courseId}`;

/** Where these pages are: courses, the course, and what follows. */
export const adminCrumbs = (
  course: { _id: string; title: string },
  ...more: { label: string; to?: string }[]
) => [
  { label: 'Courses', to: '/admin-dashboard/admin-courses' },
  { label: course.title, to: adminPath(course._id) },
  ...more,
];
