import { Done } from '../../contract/api/responses.ts';
import { anyone, learners, members } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { OfferQuery, OfferResponse } from '../coupons/contract.ts';
import * as shapes from './contract.ts';

const tag = 'Gifts';

export const createRoute = endpoint({
  operationId: 'createGift',
  method: 'post',
  path: '/gifts',
  tag,
  allow: learners,
  summary: 'Prepare a course as a gift, to be paid for next',
  body: shapes.GiftBody,
  response: shapes.GiftSaved,
  failures: [404, 422],
});

export const giftRoute = endpoint({
  operationId: 'getOwnGift',
  method: 'get',
  path: '/gifts/{id}',
  tag,
  allow: members,
  summary: 'A gift you are buying or have bought',
  params: shapes.GiftParams,
  response: shapes.GiftResponse,
  failures: [404],
});

export const offerRoute = endpoint({
  operationId: 'getGiftOffer',
  method: 'get',
  path: '/gifts/{id}/offer',
  tag,
  allow: members,
  summary: 'What a gift costs with a coupon',
  params: shapes.GiftParams,
  query: OfferQuery,
  response: OfferResponse,
  failures: [404, 422],
});

export const changeRoute = endpoint({
  operationId: 'updateGift',
  method: 'put',
  path: '/gifts/{id}',
  tag,
  allow: members,
  summary: 'Change who a gift is for and when it arrives, until it has been sent',
  params: shapes.GiftParams,
  body: shapes.GiftChange,
  response: shapes.GiftSaved,
  failures: [404, 409, 422],
});

export const resendRoute = endpoint({
  operationId: 'resendGift',
  method: 'post',
  path: '/gifts/{id}/resend',
  tag,
  allow: members,
  summary: 'Resend the gift email',
  params: shapes.GiftParams,
  response: Done,
  failures: [404, 409],
});

export const claimPageRoute = endpoint({
  operationId: 'getGiftByToken',
  method: 'get',
  path: '/gift-claims/{token}',
  tag,
  allow: anyone,
  summary: 'The gift behind a link, and what the reader can do with it',
  params: shapes.ClaimParams,
  response: shapes.ClaimResponse,
  failures: [404],
});

export const claimRoute = endpoint({
  operationId: 'claimGift',
  method: 'post',
  path: '/gift-claims/{token}',
  tag,
  allow: learners,
  summary: 'Claim a gift: enrols you, once',
  params: shapes.ClaimParams,
  body: shapes.ClaimBody,
  response: shapes.Claimed,
  failures: [404, 409, 422],
});

export const returnRoute = endpoint({
  operationId: 'refundGift',
  method: 'post',
  path: '/gift-claims/{token}/return',
  tag,
  allow: learners,
  summary: 'Return the gift, because you already have the course',
  params: shapes.ClaimParams,
  response: Done,
  failures: [404, 409, 502],
});
