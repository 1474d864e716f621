import { Done } from '../../contract/api/responses.ts';
import { anyone, authors, instructors } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';

const tag = 'Bundles';

export const bundlesRoute = endpoint({
  operationId: 'listBundles',
  method: 'get',
  path: '/bundles',
  tag,
  allow: anyone,
  summary: 'The bundles that can be bought, newest first',
  query: shapes.BundleListQuery,
  response: shapes.BundleList,
});

export const ownBundlesRoute = endpoint({
  operationId: 'listOwnBundles',
  method: 'get',
  path: '/own-bundles',
  tag,
  allow: authors,
  summary: 'An instructor’s own bundles, or all for an administrator, with sales',
  query: shapes.OwnBundleQuery,
  response: shapes.OwnBundleList,
});

export const ownBundleRoute = endpoint({
  operationId: 'getOwnBundle',
  method: 'get',
  path: '/own-bundles/{id}',
  tag,
  allow: authors,
  summary: 'A bundle as its creator sees it',
  params: shapes.BundleParams,
  response: shapes.OwnBundleResponse,
  failures: [404],
});

export const choicesRoute = endpoint({
  operationId: 'listBundleCourses',
  method: 'get',
  path: '/bundles/courses',
  tag,
  allow: authors,
  summary:
    'The courses you can put into a bundle, by title, at most 500: your own, or those of instructors who have agreed',
  query: shapes.ChoiceQuery,
  response: shapes.ChoiceList,
  failures: [404],
});

export const consentRoute = endpoint({
  operationId: 'getBundleConsent',
  method: 'get',
  path: '/bundles/consent',
  tag,
  allow: instructors,
  summary: 'Whether administrators may put your courses into bundles',
  response: shapes.ConsentResponse,
});

export const setConsentRoute = endpoint({
  operationId: 'setBundleConsent',
  method: 'put',
  path: '/bundles/consent',
  tag,
  allow: instructors,
  summary: 'Allow administrators to put your courses into bundles, or withdraw that permission',
  body: shapes.ConsentBody,
  response: Done,
});

export const bundleRoute = endpoint({
  operationId: 'getBundle',
  method: 'get',
  path: '/bundles/{id}',
  tag,
  allow: anyone,
  summary: 'A bundle with its courses in order, and your price',
  params: shapes.BundleParams,
  response: shapes.BundleResponse,
  failures: [404],
});

export const bundleOfferRoute = endpoint({
  operationId: 'getBundleOffer',
  method: 'get',
  path: '/bundles/{id}/offer',
  tag,
  allow: anyone,
  summary: 'What a bundle costs with a coupon; 422 with a `reason` when the coupon does not apply',
  params: shapes.BundleParams,
  query: shapes.BundleOfferQuery,
  response: shapes.BundleOffer,
  failures: [404, 422],
});

const saving = {
  tag,
  allow: authors,
  body: shapes.BundleBody,
  response: shapes.BundleSaved,
} as const;

export const createBundleRoute = endpoint({
  ...saving,
  operationId: 'createBundle',
  method: 'post',
  path: '/bundles',
  summary: 'Create a bundle, as a draft',
  failures: [409, 422],
});

export const changeBundleRoute = endpoint({
  ...saving,
  operationId: 'changeBundle',
  method: 'put',
  path: '/bundles/{id}',
  summary: 'Change a bundle; open orders keep their price',
  params: shapes.BundleParams,
  failures: [404, 409, 422],
});

export const bundleStatusRoute = endpoint({
  operationId: 'setBundleStatus',
  method: 'patch',
  path: '/bundles/{id}/status',
  tag,
  allow: authors,
  summary: 'Publish, unpublish or archive a bundle',
  params: shapes.BundleParams,
  body: shapes.BundleStatusBody,
  response: shapes.BundleSaved,
  failures: [404, 409, 422],
});
