export { bundlesApi } from './api.server.ts';
export { awardBundles } from './award-certificates.server.ts';
export { divide } from './bundle-price.ts';
export {
  asCouponCourse,
  findForSale,
  priceFor,
} from './bundles.server.ts';
export { awardBundlesLater, bundleJobs, recurringBundleJobs } from './jobs.server.ts';
export { bundleAddresses } from './show-bundle.server.ts';
