import { admins } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';
import { CourseChangesResponse } from './publishing/changes/contract.ts';

const tag = 'Course administration';

export const listRoute = endpoint({
  operationId: 'listAllCourses',
  method: 'get',
  path: '/admin/courses',
  tag,
  allow: admins,
  summary: 'All courses, with search by title, category and instructor, filters, sorting and paging',
  query: shapes.AdminQuery,
  response: shapes.AllCourses,
});

export const csvRoute = endpoint({
  operationId: 'exportAllCourses',
  method: 'get',
  path: '/admin/courses.csv',
  tag,
  allow: admins,
  summary: 'All courses as CSV, all pages',
  query: shapes.AdminFilter,
  response: shapes.Csv,
  produces: 'text/csv',
});

export const showRoute = endpoint({
  operationId: 'getCourseToReview',
  method: 'get',
  path: '/admin/courses/{id}',
  tag,
  allow: admins,
  summary: 'A complete course, for review',
  params: shapes.CourseIdParams,
  response: shapes.FullCourseResponse,
  failures: [404],
});

export const changesRoute = endpoint({
  operationId: 'getCourseChanges',
  method: 'get',
  path: '/admin/courses/{id}/changes',
  tag,
  allow: admins,
  summary: 'How a course differs from its last approved version',
  params: shapes.CourseIdParams,
  response: CourseChangesResponse,
  failures: [404],
});

export const reviewRoute = endpoint({
  operationId: 'reviewCourse',
  method: 'patch',
  path: '/admin/courses/{id}/review',
  tag,
  allow: admins,
  summary: 'Approve or reject a course awaiting review; its instructor is emailed',
  params: shapes.CourseIdParams,
  body: shapes.ReviewBody,
  response: shapes.SavedCourse,
  failures: [404, 409],
});

export const statusRoute = endpoint({
  operationId: 'setCourseStatus',
  method: 'put',
  path: '/admin/courses/{id}/status',
  tag,
  allow: admins,
  summary: 'Publish or unpublish a course, regardless of its review',
  params: shapes.CourseIdParams,
  body: shapes.ToggleBody,
  response: shapes.SavedCourse,
  failures: [404, 409],
});

export const deleteRoute = endpoint({
  operationId: 'deleteAnyCourse',
  method: 'delete',
  path: '/admin/courses/{id}',
  tag,
  allow: admins,
  summary: 'Delete a course and its media; refused while learners have paid for it',
  params: shapes.CourseIdParams,
  response: shapes.CourseDeleted,
  failures: [404, 409],
});
