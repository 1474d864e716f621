import { Done } from '../../contract/api/answers.ts';
import { admins } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';

const tag = 'User administration';

export const listRoute = endpoint({
  operationId: 'listUsers',
  method: 'get',
  path: '/admin/users',
  tag,
  allow: admins,
  summary: 'Everybody: search on name and email, filters, sort and pages',
  query: shapes.UserQuery,
  answer: shapes.UserList,
});

export const csvRoute = endpoint({
  operationId: 'exportUsers',
  method: 'get',
  path: '/admin/users.csv',
  tag,
  allow: admins,
  summary: 'The same people, all pages of them, as a table for spreadsheets',
  query: shapes.UserFilter,
  answer: shapes.Csv,
  produces: 'text/csv',
});

export const roleRoute = endpoint({
  operationId: 'setUserRole',
  method: 'put',
  path: '/admin/users/{id}/role',
  tag,
  allow: admins,
  summary: 'Give somebody another role; their sessions end',
  params: shapes.UserParams,
  body: shapes.RoleBody,
  answer: shapes.UserDone,
  failures: [404, 409],
});

export const statusRoute = endpoint({
  operationId: 'setUserStatus',
  method: 'put',
  path: '/admin/users/{id}/status',
  tag,
  allow: admins,
  summary: 'Activate or, with no body, deactivate somebody; their sessions end',
  params: shapes.UserParams,
  optionalBody: shapes.StatusBody,
  answer: shapes.UserDone,
  failures: [404, 409],
});

export const deleteRoute = endpoint({
  operationId: 'deleteUser',
  method: 'delete',
  path: '/admin/users/{id}',
  tag,
  allow: admins,
  summary: 'Delete somebody; who has orders, enrolments or courses is anonymised in them',
  params: shapes.UserParams,
  answer: Done,
  failures: [404, 409],
});
