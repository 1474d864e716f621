/** Paths that are linked to but have no page, each with the page it redirects to. */
export const redirects: Record<string, string> = {
  login: '/auth',
  'dashboard/courses': '/dashboard/enrolled-courses',
  'dashboard/quizzes': '/dashboard/enrolled-courses',
  'instructor/enrollments': '/instructor-dashboard/enrolled',
};
