import { admins } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './schemas.ts';

const tag = 'Orders';

export const allOrdersRoute = endpoint({
  method: 'get',
  path: '/admin/orders',
  tag,
  allow: admins,
  summary: 'All orders',
  query: shapes.AdminOrderQuery,
  answer: shapes.AllOrders,
});

export const ordersCsvRoute = endpoint({
  method: 'get',
  path: '/admin/orders.csv',
  tag,
  allow: admins,
  summary: 'The same orders, all pages of them, as a table for spreadsheets',
  query: shapes.AdminOrderFilter,
  answer: shapes.Csv,
  produces: 'text/csv',
});

export const anyOrderRoute = endpoint({
  method: 'get',
  path: '/admin/orders/{id}',
  tag,
  allow: admins,
  summary: 'An order with its history, its receipt, and what can be decided about it',
  params: shapes.OrderParams,
  answer: shapes.AdminOrderAnswer,
  failures: [404],
});

export const confirmOrderRoute = endpoint({
  method: 'post',
  path: '/admin/orders/{id}/confirm',
  tag,
  allow: admins,
  summary: 'Confirm that a bank transfer arrived, or accept money that is under review',
  params: shapes.OrderParams,
  answer: shapes.OrderDecided,
  failures: [404, 409, 502],
});

export const rejectOrderRoute = endpoint({
  method: 'post',
  path: '/admin/orders/{id}/reject',
  tag,
  allow: admins,
  summary: 'Reject a bank transfer; the buyer is written the reason',
  params: shapes.OrderParams,
  body: shapes.RejectOrderBody,
  answer: shapes.OrderDecided,
  failures: [404, 409],
});

export const refundOrderRoute = endpoint({
  method: 'post',
  path: '/admin/orders/{id}/refund',
  tag,
  allow: admins,
  summary: 'Give money back, all of it or a part; a full refund ends access',
  params: shapes.OrderParams,
  body: shapes.RefundBody,
  answer: shapes.OrderDecided,
  failures: [404, 409, 422, 502],
});
