/** Addresses that are linked but have no screen of their own, and where they lead. */
export const redirects: Record<string, string> = {
  login: '/auth',
  'dashboard/courses': '/dashboard/enrolled-courses',
  'dashboard/quizzes': '/dashboard/enrolled-courses',
  'instructor/enrollments': '/instructor-dashboard/enrolled',
};
