import { admins } from '../../../contract/viewer.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { OrderParams } from '../contract.ts';
import * as shapes from './contract.ts';

const tag = 'Orders';

export const allOrdersRoute = endpoint({
  operationId: 'listAllOrders',
  method: 'get',
  path: '/admin/orders',
  tag,
  allow: admins,
  summary: 'All orders',
  query: shapes.AdminOrderQuery,
  response: shapes.AllOrders,
});

export const ordersCsvRoute = endpoint({
  operationId: 'exportAllOrders',
  method: 'get',
  path: '/admin/orders.csv',
  tag,
  allow: admins,
  summary: 'All orders as CSV, all pages',
  query: shapes.AdminOrderFilter,
  response: shapes.Csv,
  produces: 'text/csv',
});

export const anyOrderRoute = endpoint({
  operationId: 'getAnyOrder',
  method: 'get',
  path: '/admin/orders/{id}',
  tag,
  allow: admins,
  summary: 'An order with its history, its receipt and the available decisions',
  params: OrderParams,
  response: shapes.AdminOrderResponse,
  failures: [404],
});

const decision = {
  method: 'post',
  tag,
  allow: admins,
  params: OrderParams,
  response: shapes.OrderDecided,
} as const;

export const confirmOrderRoute = endpoint({
  ...decision,
  operationId: 'confirmOrder',
  path: '/admin/orders/{id}/confirm',
  summary: 'Confirm that a bank transfer arrived, or accept money that is under review',
  query: shapes.ConfirmOrderQuery,
  failures: [404, 409, 502],
});

export const rejectOrderRoute = endpoint({
  ...decision,
  operationId: 'rejectOrder',
  path: '/admin/orders/{id}/reject',
  summary: 'Reject a bank transfer; the buyer is emailed the reason',
  body: shapes.RejectOrderBody,
  failures: [404, 409],
});

export const refundOrderRoute = endpoint({
  ...decision,
  operationId: 'refundOrder',
  path: '/admin/orders/{id}/refund',
  summary: 'Refund all or part of an order; a full refund ends access',
  body: shapes.RefundBody,
  failures: [404, 409, 422, 502],
});
