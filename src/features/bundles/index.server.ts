export { bundlesApi } from './api.server.ts';
export {
  asCouponCourse,
  findForSale,
  priceFor,
} from './bundles.server.ts';
export { divide } from './rules/bundle-price.ts';
