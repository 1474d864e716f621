import { Done } from '../../../../contract/api/responses.ts';
import { admins } from '../../../../contract/viewer.ts';
import { endpoint } from '../../../../platform/http/endpoint.ts';
import * as shapes from './shapes.ts';

const tag = 'Renewals';

export const listRoute = endpoint({
  operationId: 'listSchemesForReview',
  method: 'get',
  path: '/admin/renewal-schemes',
  tag,
  allow: admins,
  summary:
    'Every renewal scheme with its source and when it was last confirmed, least recently confirmed first',
  query: shapes.SchemeQuery,
  response: shapes.SchemeVersionList,
});

export const historyRoute = endpoint({
  operationId: 'getSchemeHistory',
  method: 'get',
  path: '/admin/renewal-schemes/{key}',
  tag,
  allow: admins,
  summary: 'All versions of a renewal scheme, the current one first',
  params: shapes.SchemeParams,
  response: shapes.SchemeHistory,
  failures: [404],
});

export const confirmRoute = endpoint({
  operationId: 'confirmScheme',
  method: 'put',
  path: '/admin/renewal-schemes/{key}/confirmation',
  tag,
  allow: admins,
  summary: 'Confirm that a scheme still matches its source',
  params: shapes.SchemeParams,
  body: shapes.ConfirmationBody,
  response: Done,
  failures: [404, 409],
});

export const newVersionRoute = endpoint({
  operationId: 'createSchemeVersion',
  method: 'post',
  path: '/admin/renewal-schemes/{key}/versions',
  tag,
  allow: admins,
  summary:
    'Change a renewal scheme with a new version; certifications keep theirs unless their holders switch',
  params: shapes.SchemeParams,
  body: shapes.NewVersionBody,
  response: shapes.VersionMade,
  failures: [404, 409],
});
