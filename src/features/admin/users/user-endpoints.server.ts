import { Done } from '../../../contract/api/responses.ts';
import { admins } from '../../../contract/viewer.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import * as shapes from '../contract.ts';

const tag = 'User administration';

export const listRoute = endpoint({
  operationId: 'listUsers',
  method: 'get',
  path: '/admin/users',
  tag,
  allow: admins,
  summary: 'Everyone with an account: search by name and email, filters, sorting and paging',
  query: shapes.UserQuery,
  response: shapes.UserList,
});

export const csvRoute = endpoint({
  operationId: 'exportUsers',
  method: 'get',
  path: '/admin/users.csv',
  tag,
  allow: admins,
  summary: 'Everyone with an account as CSV, all pages',
  query: shapes.UserFilter,
  response: shapes.Csv,
  produces: 'text/csv',
});

export const roleRoute = endpoint({
  operationId: 'setUserRole',
  method: 'put',
  path: '/admin/users/{id}/role',
  tag,
  allow: admins,
  summary: 'Change a person’s role; their sessions end',
  params: shapes.UserParams,
  body: shapes.RoleBody,
  response: shapes.UserDone,
  failures: [404, 409],
});

export const statusRoute = endpoint({
  operationId: 'setUserStatus',
  method: 'put',
  path: '/admin/users/{id}/status',
  tag,
  allow: admins,
  summary: 'Activate or, with no body, deactivate a person; their sessions end',
  params: shapes.UserParams,
  optionalBody: shapes.StatusBody,
  response: shapes.UserDone,
  failures: [404, 409],
});

export const deleteRoute = endpoint({
  operationId: 'deleteUser',
  method: 'delete',
  path: '/admin/users/{id}',
  tag,
  allow: admins,
  summary: 'Delete a person; their orders, enrolments and courses are anonymised',
  params: shapes.UserParams,
  response: Done,
  failures: [404, 409],
});
