import { Done } from '../../contract/api/responses.ts';
import { admins, anyone, instructors } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';

const administration = 'Administration';
const teaching = 'Teaching';

export const statsRoute = endpoint({
  operationId: 'getPlatformStats',
  method: 'get',
  path: '/admin/stats',
  tag: administration,
  allow: admins,
  summary: 'Figures for the whole marketplace',
  response: shapes.AdminStatsResponse,
});

export const inboxRoute = endpoint({
  operationId: 'getInbox',
  method: 'get',
  path: '/admin/inbox',
  tag: administration,
  allow: admins,
  summary: 'What is waiting for a decision: how many of each kind, and since when',
  response: shapes.Inbox,
});

export const activitiesRoute = endpoint({
  operationId: 'listRecentActivities',
  method: 'get',
  path: '/admin/recent-activities',
  tag: administration,
  allow: admins,
  summary: 'Latest sign-ups, courses and orders',
  response: shapes.RecentActivities,
});

export const trendsRoute = endpoint({
  operationId: 'getPlatformTrends',
  method: 'get',
  path: '/admin/trends',
  tag: administration,
  allow: admins,
  summary: 'Sign-ups, enrolments, completions and revenue over 30 days or 12 months',
  query: shapes.TrendQuery,
  response: shapes.TrendsResponse,
});

export const ownTrendsRoute = endpoint({
  operationId: 'getOwnTrends',
  method: 'get',
  path: '/courses/instructor-trends',
  tag: teaching,
  allow: instructors,
  summary: 'Enrolments, completions and revenue of your own courses, or of one of them',
  query: shapes.OwnTrendQuery,
  response: shapes.TrendsResponse,
  failures: [404],
});

export const summaryRoute = endpoint({
  operationId: 'getOwnSummary',
  method: 'get',
  path: '/courses/instructor-summary',
  tag: teaching,
  allow: instructors,
  summary: 'The figures of your own courses, or of one of them',
  query: shapes.SummaryQuery,
  response: shapes.InstructorSummaryResponse,
  failures: [404],
});

export const visitRoute = endpoint({
  operationId: 'reportVisit',
  method: 'post',
  path: '/courses/{id}/visits',
  tag: teaching,
  allow: anyone,
  summary: 'Count a view of a course’s page or its preview; nothing about the visitor is stored',
  params: shapes.VisitParams,
  body: shapes.Visit,
  response: Done,
  failures: [404],
});

export const funnelRoute = endpoint({
  operationId: 'getOwnFunnel',
  method: 'get',
  path: '/courses/instructor-funnel',
  tag: teaching,
  allow: instructors,
  summary: 'Views, previews, checkouts and enrolments of your own courses in the last 30 days',
  response: shapes.Funnel,
});

export const dropOffRoute = endpoint({
  operationId: 'getOwnDropOff',
  method: 'get',
  path: '/courses/instructor-drop-off',
  tag: teaching,
  allow: instructors,
  summary: 'How many learners in one of your courses reached each lecture or a later one',
  query: shapes.DropOffQuery,
  response: shapes.DropOff,
  failures: [404],
});

export const latestReviewsRoute = endpoint({
  operationId: 'listOwnLatestReviews',
  method: 'get',
  path: '/courses/instructor-reviews',
  tag: teaching,
  allow: instructors,
  summary: 'The newest reviews of your own courses',
  response: shapes.LatestReviews,
});

export const enrolledRoute = endpoint({
  operationId: 'listOwnStudents',
  method: 'get',
  path: '/courses/enrolled-students',
  tag: teaching,
  allow: instructors,
  summary: 'Learners in your courses: search by name, email and course, filters, sorting and paging',
  query: shapes.OwnEnrolmentQuery,
  response: shapes.TaughtEnrolments,
});

export const enrolledCsvRoute = endpoint({
  operationId: 'exportOwnStudents',
  method: 'get',
  path: '/courses/enrolled-students.csv',
  tag: teaching,
  allow: instructors,
  summary: 'Learners in your courses as CSV, all pages',
  query: shapes.EnrolmentFilter,
  response: shapes.Csv,
  produces: 'text/csv',
});
