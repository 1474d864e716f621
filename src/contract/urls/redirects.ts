/** Paths that have links but no screen of their own, and where they redirect. */
export const redirects: Record<string, string> = {
  login: '/auth',
  'dashboard/courses': '/dashboard/enrolled-courses',
  'dashboard/quizzes': '/dashboard/enrolled-courses',
  'instructor/enrollments': '/instructor-dashboard/enrolled',
};
