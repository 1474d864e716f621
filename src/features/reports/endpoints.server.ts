import { admins, instructors } from '../../contract/viewer.ts';
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
  answer: shapes.AdminStatsAnswer,
});

export const activitiesRoute = endpoint({
  operationId: 'listRecentActivities',
  method: 'get',
  path: '/admin/recent-activities',
  tag: administration,
  allow: admins,
  summary: 'Latest sign-ups, courses and orders',
  answer: shapes.RecentActivities,
});

export const trendsRoute = endpoint({
  operationId: 'getPlatformTrends',
  method: 'get',
  path: '/admin/trends',
  tag: administration,
  allow: admins,
  summary: 'Sign-ups, enrolments, completions and revenue over 30 days or 12 months',
  query: shapes.TrendQuery,
  answer: shapes.TrendsAnswer,
});

export const ownTrendsRoute = endpoint({
  operationId: 'getOwnTrends',
  method: 'get',
  path: '/courses/instructor-trends',
  tag: teaching,
  allow: instructors,
  summary: 'Enrolments, completions and revenue of your own courses, or of one of them',
  query: shapes.OwnTrendQuery,
  answer: shapes.TrendsAnswer,
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
  answer: shapes.InstructorSummaryAnswer,
  failures: [404],
});

export const enrolledRoute = endpoint({
  operationId: 'listOwnStudents',
  method: 'get',
  path: '/courses/enrolled-students',
  tag: teaching,
  allow: instructors,
  summary: 'Learners in your courses: search by name, email and course, filters, sort and pages',
  query: shapes.OwnEnrolmentQuery,
  answer: shapes.TaughtEnrolments,
});

export const enrolledCsvRoute = endpoint({
  operationId: 'exportOwnStudents',
  method: 'get',
  path: '/courses/enrolled-students.csv',
  tag: teaching,
  allow: instructors,
  summary: 'The same enrolments as CSV, all pages',
  query: shapes.EnrolmentFilter,
  answer: shapes.Csv,
  produces: 'text/csv',
});
