import { admins } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';

const tag = 'Course administration';

export const listRoute = endpoint({
  operationId: 'listAllCourses',
  method: 'get',
  path: '/admin/courses',
  tag,
  allow: admins,
  summary: 'All courses: search on title, category and instructor, filter, sort and pages',
  query: shapes.AdminQuery,
  answer: shapes.AllCourses,
});

export const csvRoute = endpoint({
  operationId: 'exportAllCourses',
  method: 'get',
  path: '/admin/courses.csv',
  tag,
  allow: admins,
  summary: 'The same courses, all pages of them, as a table for spreadsheets',
  query: shapes.AdminFilter,
  answer: shapes.Csv,
  produces: 'text/csv',
});

export const showRoute = endpoint({
  operationId: 'getCourseToReview',
  method: 'get',
  path: '/admin/courses/{id}',
  tag,
  allow: admins,
  summary: 'A course with everything in it, for its review',
  params: shapes.CourseIdParams,
  answer: shapes.FullCourseAnswer,
  failures: [404],
});

export const reviewRoute = endpoint({
  operationId: 'reviewCourse',
  method: 'patch',
  path: '/admin/courses/{id}/review',
  tag,
  allow: admins,
  summary: 'Approve or reject a course that waits for its review; its instructor is mailed',
  params: shapes.CourseIdParams,
  body: shapes.ReviewBody,
  answer: shapes.SavedCourse,
  failures: [404, 409],
});

export const statusRoute = endpoint({
  operationId: 'setCourseStatus',
  method: 'put',
  path: '/admin/courses/{id}/status',
  tag,
  allow: admins,
  summary: 'Publish a course or take it back to a draft, whatever its review said',
  params: shapes.CourseIdParams,
  body: shapes.ToggleBody,
  answer: shapes.SavedCourse,
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
  answer: shapes.CourseDeleted,
  failures: [404, 409],
});
