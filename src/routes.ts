import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { redirects } from './contract/urls/redirects.ts';

/** The table of contents of the pages: every URL, one line each. */
export default [
  layout('app/site/site.tsx', [
    index('features/storefront/web/home/home.tsx'),
    route('all-courses', 'features/catalogue/web/courses.tsx'),
    route('courses', 'features/catalogue/web/courses.tsx', { id: 'courses' }),
    route('courses/:id', 'features/storefront/web/course/course.tsx'),
    route('courses/:id/find', 'features/transcripts/web/find.tsx'),
    route('detail-courses/:id', 'features/storefront/web/course/course.tsx', { id: 'detail-courses' }),
    route('auth', 'features/accounts/web/sign-in/auth.tsx'),
    route('logout', 'features/accounts/web/sign-in/logout.ts'),
    route('verify-email/:token', 'features/accounts/web/confirmation/verify.tsx'),
    route('verify-user/:token', 'features/accounts/web/confirmation/verify.tsx', { id: 'verify-user' }),
    route('forgot-password', 'features/accounts/web/password/forgot-password.tsx'),
    route('reset-password/:token', 'features/accounts/web/password/reset-password.tsx'),
    route('api/docs', 'app/api-docs.tsx'),

    route('about', 'features/storefront/web/about/about.tsx'),
    route('contact', 'features/storefront/web/contact/contact.tsx'),
    route('privacy', 'features/storefront/web/legal/privacy.tsx'),
    route('termsandconndition', 'features/storefront/web/legal/terms.tsx'),
    route('newsletter', 'features/newsletter/web/newsletter.tsx'),
    route('unsubscribe', 'features/newsletter/web/unsubscribe.tsx'),

    route('account/resend', 'features/accounts/web/confirmation/resend.ts'),

    route('checkout/:courseId', 'features/payments/web/checkout/checkout.tsx'),
    route('checkout/:courseId/card', 'features/payments/web/checkout/pay-by-card.tsx'),
    route('payment/:orderId', 'features/payments/web/outcomes/verify.tsx'),
    route('payment/success/:orderId', 'features/payments/web/outcomes/success.tsx'),
    route('payment/failed', 'features/payments/web/outcomes/failed.tsx'),
    route('payment/cancel', 'features/payments/web/outcomes/cancel.tsx'),
    route('payment/pending', 'features/payments/web/outcomes/pending.tsx'),
    route('payment/bank/:orderId', 'features/payments/web/bank-transfer/bank.tsx'),

    route('questions/unsubscribe/:token', 'features/threads/web/stop-emails.tsx'),
    route('certificates/:number', 'features/certificates/web/verify.tsx'),
    route('credentials/verify', 'features/credentials/web/verify-badge.tsx'),
    route('dashboard/courses/:courseId', 'features/classroom/web/player.tsx'),

    layout('app/shell/shell.tsx', [
      layout('app/shell/shell-content.tsx', [
        route('account/profile', 'features/accounts/web/profile/profile.tsx'),
        route('account/security', 'features/accounts/web/password/security.tsx'),
        route('dashboard', 'features/classroom/web/dashboard/dashboard.tsx'),
        route('dashboard/enrolled-courses', 'features/classroom/web/dashboard/enrolled-courses.tsx'),
        route('dashboard/completed-courses', 'features/classroom/web/dashboard/completed-courses.tsx'),
        route('dashboard/renewals', 'features/renewals/web/renewals.tsx'),
        route('dashboard/renewals/certification', 'features/renewals/web/add-certification.tsx'),
        route('dashboard/renewals/activity', 'features/renewals/web/activity.tsx', { id: 'new-activity' }),
        route('dashboard/renewals/activity/:id', 'features/renewals/web/activity.tsx'),
        route('dashboard/orders', 'features/payments/web/history.tsx'),
        route('dashboard/courses/:courseId/notes', 'features/notes/web/notes.tsx'),
        route('dashboard/courses/:courseId/questions', 'features/threads/web/questions.tsx'),
        route('dashboard/courses/:courseId/questions/new', 'features/threads/web/ask.tsx'),
        route('dashboard/courses/:courseId/questions/:threadId', 'features/threads/web/question.tsx'),
        route('dashboard/courses/:courseId/quizzes', 'features/assessment/web/quizzes.tsx'),
        route('dashboard/courses/:courseId/quizzes/:quizId', 'features/assessment/web/quiz.tsx'),
        route('dashboard/courses/:courseId/attempts/:attemptId', 'features/assessment/web/attempt.tsx'),
        route('dashboard/courses/:courseId/attempts/:attemptId/result', 'features/assessment/web/result.tsx'),
        route('account/question-emails', 'features/threads/web/email-frequency.tsx'),
        route('instructor-dashboard/coupons', 'features/coupons/web/coupons.tsx'),
        route('instructor-dashboard/coupons/new', 'features/coupons/web/new-coupon.tsx'),
        route('instructor-dashboard/earnings', 'features/earnings/web/earnings.tsx'),
        route(
          'instructor-dashboard/courses/:courseId/quizzes',
          'features/assessment/web/authoring/quizzes.tsx',
        ),
        route(
          'instructor-dashboard/courses/:courseId/quizzes/new',
          'features/assessment/web/authoring/quiz.tsx',
          {
            id: 'new-quiz',
          },
        ),
        route(
          'instructor-dashboard/courses/:courseId/quizzes/:quizId',
          'features/assessment/web/authoring/quiz.tsx',
        ),
        route(
          'instructor-dashboard/courses/:courseId/questions',
          'features/assessment/web/authoring/questions.tsx',
        ),
        route(
          'instructor-dashboard/courses/:courseId/questions/new',
          'features/assessment/web/authoring/question.tsx',
          { id: 'new-question' },
        ),
        route(
          'instructor-dashboard/courses/:courseId/questions/:questionId',
          'features/assessment/web/authoring/question.tsx',
        ),
        route(
          'instructor-dashboard/courses/:courseId/credits',
          'features/renewals/web/course-credits/course-credits.tsx',
        ),
        route('admin-dashboard/course-credits', 'features/renewals/web/course-credits/claims.tsx'),
        route('instructor-dashboard/questions', 'features/threads/web/queue.tsx'),
        route('admin-dashboard/coupons', 'features/coupons/web/coupons.tsx', { id: 'admin-coupons' }),
        route('admin-dashboard/coupons/new', 'features/coupons/web/new-coupon.tsx', {
          id: 'admin-new-coupon',
        }),
        route('admin-dashboard/ledger', 'features/earnings/web/ledger.tsx'),
        route('admin-dashboard/questions', 'features/threads/web/review-queue.tsx'),
        route('admin-dashboard/admin-cert', 'features/certificates/web/admin/certificates.tsx'),
        route('admin-dashboard/enrollment', 'features/payments/web/admin/orders.tsx'),
        route('admin-dashboard/enrollment/:orderId', 'features/payments/web/admin/order.tsx'),
        route('instructor-dashboard', 'features/studio/web/overview.tsx'),
        route('instructor-dashboard/enrolled', 'features/studio/web/enrolled.tsx'),
        route(
          'instructor-dashboard/courses',
          'features/studio/web/courses.tsx',
          { id: 'instructor-courses' },
          [
            route('new', 'features/studio/web/course/course-new.tsx'),
            route(':courseId/edit', 'features/studio/web/course/course-edit.tsx'),
          ],
        ),
        route('instructor-dashboard/courses/:courseId', 'features/studio/web/course/course.tsx', {
          id: 'instructor-course',
        }),
        route('admin-dashboard', 'features/admin/web/overview.tsx'),
        route('admin-dashboard/all-users', 'features/admin/web/people/all-users.tsx'),
        route('admin-dashboard/instructors', 'features/admin/web/people/instructors.tsx'),
        route('admin-dashboard/students', 'features/admin/web/people/students.tsx'),
        route('admin-dashboard/subscribers', 'features/newsletter/web/admin/subscribers.tsx'),
        route('admin-dashboard/audit-log', 'features/admin/web/audit-log.tsx'),
        route('admin-dashboard/system', 'features/system/web/system.tsx'),
        route('admin-dashboard/admin-courses', 'features/admin/web/courses/courses.tsx', {
          id: 'admin-courses',
        }),
        route('admin-dashboard/courses/:courseId', 'features/admin/web/courses/course.tsx', {
          id: 'admin-course',
        }),
      ]),
    ]),
    route('*', 'lib/page/not-found.tsx'),
  ]),
  ...Object.keys(redirects).map((path) => route(path, 'app/redirect.ts', { id: `redirect:${path}` })),
  ...(process.env.NODE_ENV === 'development' ? [route('design', 'app/design.tsx')] : []),
] satisfies RouteConfig;
