/** Paths that links lead to but that have no screen, and where they redirect. */
export const redirects: Record<string, string> = {
  login: '/auth',
  'dashboard/courses': '/dashboard/enrolled-courses',
  'dashboard/quizzes': '/dashboard/enrolled-courses',
  'instructor/enrollments': '/instructor-dashboard/enrolled',
};
