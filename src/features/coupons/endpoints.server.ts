import { Done } from '../../contract/api/responses.ts';
import { anyone, authors } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';

const tag = 'Coupons';

export const offerRoute = endpoint({
  operationId: 'getOffer',
  method: 'get',
  path: '/courses/{id}/offer',
  tag,
  allow: anyone,
  summary: 'What a course costs with a coupon; 422 with a `reason` when the coupon does not apply',
  params: shapes.OfferParams,
  query: shapes.OfferQuery,
  response: shapes.OfferResponse,
  failures: [404, 422],
});

export const couponsRoute = endpoint({
  operationId: 'listCoupons',
  method: 'get',
  path: '/coupons',
  tag,
  allow: authors,
  summary: 'An instructor’s own coupons, or all for an administrator, with uses and revenue',
  query: shapes.CouponQuery,
  response: shapes.CouponList,
});

export const couponsCsvRoute = endpoint({
  operationId: 'exportCoupons',
  method: 'get',
  path: '/coupons.csv',
  tag,
  allow: authors,
  summary: 'Coupons as CSV, all pages',
  query: shapes.CouponFilter,
  response: shapes.Csv,
  produces: 'text/csv',
});

export const createCouponsRoute = endpoint({
  operationId: 'createCoupons',
  method: 'post',
  path: '/coupons',
  tag,
  allow: authors,
  summary: 'Create a coupon, or up to 500 single-use codes at once',
  body: shapes.CouponBody,
  response: shapes.CouponsCreated,
  failures: [403, 404, 409],
});

export const changeCouponRoute = endpoint({
  operationId: 'changeCoupon',
  method: 'patch',
  path: '/coupons/{id}',
  tag,
  allow: authors,
  summary: 'Switch a coupon on or off; orders that are already open keep their price',
  params: shapes.CouponParams,
  body: shapes.CouponChange,
  response: Done,
  failures: [404, 409],
});
