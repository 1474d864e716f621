import { Done } from '../../contract/api/responses.ts';
import { authors, instructors } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';

const tag = 'Authoring';
const textsOfCourse = {
  mebibytes: 16,
  message: 'The texts of a course can be at most 16 MB in total. Please shorten some of its lectures.',
};

export const createRoute = endpoint({
  operationId: 'createCourse',
  method: 'post',
  path: '/courses',
  tag,
  allow: instructors,
  summary:
    'Create a course with its sections and lectures; with an id of your choice, a repeated request is harmless',
  body: shapes.NewCourseBody,
  maxBody: textsOfCourse,
  response: shapes.SavedCourse,
});

export const ownListRoute = endpoint({
  operationId: 'listOwnCourses',
  method: 'get',
  path: '/courses/instructor-courses',
  tag,
  allow: instructors,
  summary: 'Your courses, with search by title and status, sorting and paging',
  query: shapes.OwnQuery,
  response: shapes.OwnCourses,
});

export const ownCsvRoute = endpoint({
  operationId: 'exportOwnCourses',
  method: 'get',
  path: '/courses/instructor-courses.csv',
  tag,
  allow: instructors,
  summary: 'Your own courses as CSV, all pages',
  query: shapes.OwnFilter,
  response: shapes.Csv,
  produces: 'text/csv',
});

export const editRoute = endpoint({
  operationId: 'getCourseToEdit',
  method: 'get',
  path: '/courses/{id}/edit',
  tag,
  allow: authors,
  summary: 'One of your courses, complete, for the editor',
  params: shapes.CourseIdParams,
  response: shapes.FullCourseResponse,
  failures: [404],
});

export const historyRoute = endpoint({
  operationId: 'listCourseHistory',
  method: 'get',
  path: '/courses/{id}/history',
  tag,
  allow: authors,
  summary: 'The history of one of your courses, newest first',
  params: shapes.CourseIdParams,
  query: shapes.HistoryQuery,
  response: shapes.CourseHistory,
  failures: [404],
});

export const updateRoute = endpoint({
  operationId: 'updateCourse',
  method: 'put',
  path: '/courses/{id}',
  tag,
  allow: authors,
  summary: 'Change a course; 409 if it has changed since the version you started from',
  params: shapes.CourseIdParams,
  body: shapes.CourseBody,
  maxBody: textsOfCourse,
  response: shapes.SavedCourse,
  failures: [404, 409],
});

export const deleteRoute = endpoint({
  operationId: 'deleteCourse',
  method: 'delete',
  path: '/courses/{id}',
  tag,
  allow: authors,
  summary: 'Delete a course and its media; refused while learners have paid for it',
  params: shapes.CourseIdParams,
  response: Done,
  failures: [404, 409],
});

export const archiveRoute = endpoint({
  operationId: 'archiveCourse',
  method: 'post',
  path: '/courses/{id}/archive',
  tag,
  allow: authors,
  summary: 'Archive a course: hidden permanently, still available to its learners',
  params: shapes.CourseIdParams,
  response: Done,
  failures: [404],
});

export const publicationRoute = endpoint({
  operationId: 'setCoursePublication',
  method: 'patch',
  path: '/courses/{id}/publication',
  tag,
  allow: authors,
  summary: 'Publish or unpublish a course; the first time it goes to review',
  params: shapes.CourseIdParams,
  body: shapes.PublicationBody,
  response: shapes.SavedCourse,
  failures: [404, 409],
});
