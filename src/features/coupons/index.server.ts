export { couponsApi } from './api.server.ts';
export { withFullPrice } from './failures.server.ts';
export { broughtByLink, linkCode, rememberLink } from './instructor-link.server.ts';
export { guessKeyOf, type Quote, quoteFor } from './quote.server.ts';
export type { CouponCourse } from './rules/coupon.ts';
export { type Purchased, purchaseKey } from './rules/purchase-key.ts';
export { holdUse, markUsed, releaseUse } from './uses.server.ts';
