import { Done } from '../../../contract/api/responses.ts';
import { admins, authors, instructors } from '../../../contract/viewer.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import * as shapes from './shapes.ts';

const tag = 'Course credits';

export const courseRoute = endpoint({
  operationId: 'getCourseCredits',
  method: 'get',
  path: '/courses/{id}/credits',
  tag,
  allow: authors,
  summary: 'The credits claimed for your course, and how many you can claim',
  params: shapes.CourseParams,
  response: shapes.CourseCredits,
  failures: [404],
});

export const claimRoute = endpoint({
  operationId: 'claimCourseCredits',
  method: 'post',
  path: '/courses/{id}/credits',
  tag,
  allow: instructors,
  summary: 'Claim credits for your course, with proof: a PDF or an image of at most 5 MB',
  params: shapes.CourseParams,
  multipart: shapes.ClaimForm,
  response: shapes.Claimed,
  failures: [404, 409, 413, 415],
});

export const withdrawRoute = endpoint({
  operationId: 'withdrawCourseCredits',
  method: 'delete',
  path: '/courses/{id}/credits/{creditId}',
  tag,
  allow: instructors,
  summary: 'Withdraw a claim; learners keep what they earned',
  params: shapes.OwnClaimParams,
  response: Done,
  failures: [404, 409],
});

export const listRoute = endpoint({
  operationId: 'listCreditClaims',
  method: 'get',
  path: '/admin/course-credits',
  tag,
  allow: admins,
  summary: 'Credit claims by state, with their proof',
  query: shapes.ClaimQuery,
  response: shapes.ClaimList,
});

export const verifyRoute = endpoint({
  operationId: 'verifyCreditClaim',
  method: 'put',
  path: '/admin/course-credits/{id}/verify',
  tag,
  allow: admins,
  summary: 'Verify a claim',
  params: shapes.ClaimParams,
  response: Done,
  failures: [404, 409],
});

export const refuseRoute = endpoint({
  operationId: 'refuseCreditClaim',
  method: 'put',
  path: '/admin/course-credits/{id}/refuse',
  tag,
  allow: admins,
  summary: 'Refuse a claim with a reason, which is emailed to the instructor',
  params: shapes.ClaimParams,
  body: shapes.RefusalBody,
  response: Done,
  failures: [404, 409],
});
