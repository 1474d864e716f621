import { Done } from '../../../../contract/api/responses.ts';
import { admins, anyone, members } from '../../../../contract/viewer.ts';
import { endpoint } from '../../../../platform/http/endpoint.ts';
import { OrderCancelled } from '../../contract.ts';
import * as shapes from './contract.ts';

const tag = 'Refunds';

export const termsRoute = endpoint({
  operationId: 'getRefundTerms',
  method: 'get',
  path: '/payment/refund-terms',
  tag,
  allow: anyone,
  summary: 'The period and the progress within which refunds are automatic',
  response: shapes.RefundTermsResponse,
});

export const askRoute = endpoint({
  operationId: 'refundOwnLine',
  method: 'post',
  path: '/payment/orders/{id}/lines/{position}/refund',
  tag,
  allow: members,
  summary: 'Get a refund for a line of your own order within the terms, or ask for one',
  params: shapes.LineParams,
  body: shapes.OwnRefundBody,
  response: OrderCancelled,
  failures: [404, 409, 422, 502],
});

export const requestsRoute = endpoint({
  operationId: 'listRefundRequests',
  method: 'get',
  path: '/admin/refund-requests',
  tag,
  allow: admins,
  summary: 'Learners’ refund requests; waiting ones first',
  query: shapes.RefundRequestQuery,
  response: shapes.RefundRequestList,
});

export const requestRoute = endpoint({
  operationId: 'getRefundRequest',
  method: 'get',
  path: '/admin/refund-requests/{id}',
  tag,
  allow: admins,
  summary: 'One request for a refund',
  params: shapes.RefundRequestParams,
  response: shapes.RefundRequestResponse,
  failures: [404],
});

const decision = {
  method: 'post',
  tag,
  allow: admins,
  params: shapes.RefundRequestParams,
  response: Done,
} as const;

export const approveRoute = endpoint({
  ...decision,
  operationId: 'approveRefundRequest',
  path: '/admin/refund-requests/{id}/approve',
  summary: 'Refund the line; a bank transfer is marked as sent back',
  failures: [404, 409, 422, 502],
});

export const refuseRoute = endpoint({
  ...decision,
  operationId: 'refuseRefundRequest',
  path: '/admin/refund-requests/{id}/refuse',
  summary: 'Refuse a request; the learner is emailed the reason',
  body: shapes.RefuseRefundBody,
  failures: [404, 409],
});
