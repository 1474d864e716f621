import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { redirects } from './contract/redirects.ts';

/** The table of contents of the pages: every address, one line each. */
export default [
  layout('pages/layout/site.tsx', [
    index('pages/home.tsx'),
    route('all-courses', 'pages/courses.tsx'),
    route('courses', 'pages/courses.tsx', { id: 'courses' }),
    route('courses/:id', 'pages/course.tsx'),
    route('detail-courses/:id', 'pages/course.tsx', { id: 'detail-courses' }),
    route('auth', 'pages/account/auth.tsx'),
    route('logout', 'pages/account/logout.ts'),
    route('verify-email/:token', 'pages/account/verify.tsx'),
    route('verify-user/:token', 'pages/account/verify.tsx', { id: 'verify-user' }),
    route('forgot-password', 'pages/account/forgot-password.tsx'),
    route('reset-password/:token', 'pages/account/reset-password.tsx'),
    route('api/docs', 'pages/api-docs.tsx'),

    route('about', 'pages/about/about.tsx'),
    route('contact', 'pages/about/contact.tsx'),
    route('privacy', 'pages/about/privacy.tsx'),
    route('termsandconndition', 'pages/about/terms.tsx'),
    route('newsletter', 'pages/about/newsletter.tsx'),
    route('unsubscribe', 'pages/about/unsubscribe.tsx'),

    route('account/resend', 'pages/account/resend.ts'),

    route('checkout/:courseId', 'pages/payment/checkout.tsx'),
    route('checkout/:courseId/card', 'pages/payment/pay-by-card.tsx'),
    route('payment/:orderId', 'pages/payment/verify.tsx'),
    route('payment/success/:orderId', 'pages/payment/success.tsx'),
    route('payment/failed', 'pages/payment/failed.tsx'),
    route('payment/cancel', 'pages/payment/cancel.tsx'),
    route('payment/pending', 'pages/payment/pending.tsx'),
    route('payment/bank/:orderId', 'pages/payment/bank.tsx'),

    route('certificates/:number', 'pages/certificates/verify.tsx'),
    route('dashboard/courses/:courseId', 'pages/learn/player.tsx'),

    layout('pages/layout/shell.tsx', [
      layout('pages/layout/shell-content.tsx', [
        route('account/profile', 'pages/account/profile.tsx'),
        route('account/security', 'pages/account/security.tsx'),
        route('dashboard', 'pages/learn/dashboard.tsx'),
        route('dashboard/enrolled-courses', 'pages/learn/enrolled-courses.tsx'),
        route('dashboard/completed-courses', 'pages/learn/completed-courses.tsx'),
        route('dashboard/orders', 'pages/payment/history.tsx'),
        route('admin-dashboard/admin-cert', 'pages/certificates/admin.tsx'),
        route('admin-dashboard/enrollment', 'pages/admin-orders/orders.tsx'),
        route('admin-dashboard/enrollment/:orderId', 'pages/admin-orders/order.tsx'),
        route('instructor-dashboard', 'pages/instructor/overview.tsx'),
        route('instructor-dashboard/enrolled', 'pages/instructor/enrolled.tsx'),
        route('instructor-dashboard/courses', 'pages/instructor/courses.tsx', { id: 'instructor-courses' }, [
          route('new', 'pages/instructor/course-new.tsx'),
          route(':courseId/edit', 'pages/instructor/course-edit.tsx'),
        ]),
        route('instructor-dashboard/courses/:courseId', 'pages/instructor/course.tsx', {
          id: 'instructor-course',
        }),
        route('admin-dashboard', 'pages/admin/overview.tsx'),
        route('admin-dashboard/all-users', 'pages/admin/all-users.tsx'),
        route('admin-dashboard/instructors', 'pages/admin/instructors.tsx'),
        route('admin-dashboard/students', 'pages/admin/students.tsx'),
        route('admin-dashboard/subscribers', 'pages/admin/subscribers.tsx'),
        route('admin-dashboard/audit-log', 'pages/admin/audit-log.tsx'),
        route('admin-dashboard/admin-courses', 'pages/admin-courses/courses.tsx', { id: 'admin-courses' }),
        route('admin-dashboard/courses/:courseId', 'pages/admin-courses/course.tsx', { id: 'admin-course' }),
      ]),
    ]),
    route('*', 'pages/not-found.tsx'),
  ]),
  ...Object.keys(redirects).map((path) => route(path, 'pages/redirect.ts', { id: `redirect:${path}` })),
  ...(process.env.NODE_ENV === 'development' ? [route('design', 'pages/design.tsx')] : []),
] satisfies RouteConfig;
