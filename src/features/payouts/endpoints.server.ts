import { z } from '@hono/zod-openapi';
import { Done } from '../../contract/api/responses.ts';
import { admins, instructors } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';

const tag = 'Payouts';
const id = z.object({ id: z.string() });

export const profileRoute = endpoint({
  operationId: 'getOwnPayoutProfile',
  method: 'get',
  path: '/earnings/payout-profile',
  tag,
  allow: instructors,
  summary: 'An instructor’s payout details, masked, and the available payout methods',
  response: shapes.ProfileResponse,
});

export const saveProfileRoute = endpoint({
  operationId: 'saveOwnPayoutProfile',
  method: 'put',
  path: '/earnings/payout-profile',
  tag,
  allow: instructors,
  summary: 'Change your payout details; needs your password, and payouts pause for 72 hours',
  body: shapes.ProfileBody,
  response: Done,
  failures: [403, 422, 502],
});

export const confirmRoute = endpoint({
  operationId: 'confirmPayoutEmail',
  method: 'post',
  path: '/earnings/payout-profile/confirmation',
  tag,
  allow: instructors,
  summary: 'Confirm the email of the payout account with the code sent to it',
  body: shapes.CodeBody,
  response: Done,
  failures: [409, 422],
});

export const resendRoute = endpoint({
  operationId: 'resendPayoutCode',
  method: 'post',
  path: '/earnings/payout-profile/code',
  tag,
  allow: instructors,
  summary: 'Email another code',
  response: Done,
  failures: [409],
});

export const linkRoute = endpoint({
  operationId: 'openPayoutAccount',
  method: 'post',
  path: '/earnings/payout-profile/link',
  tag,
  allow: instructors,
  summary: 'The provider’s page on which the instructor completes their account',
  response: shapes.LinkResponse,
  failures: [409, 422, 502],
});

export const ownPayoutsRoute = endpoint({
  operationId: 'listOwnPayouts',
  method: 'get',
  path: '/earnings/payouts',
  tag,
  allow: instructors,
  summary: 'An instructor’s payouts, what is available, and the next payout day',
  query: shapes.PayoutQuery,
  response: shapes.PayoutList,
});

export const requestRoute = endpoint({
  operationId: 'requestPayout',
  method: 'post',
  path: '/earnings/payouts',
  tag,
  allow: instructors,
  summary: 'Request a payout of an amount, or of everything available; administrators approve it',
  body: shapes.RequestBody,
  response: Done,
  failures: [409, 422],
});

export const runsRoute = endpoint({
  operationId: 'listPayoutRuns',
  method: 'get',
  path: '/admin/payout-runs',
  tag,
  allow: admins,
  summary: 'Payout runs, newest first',
  query: shapes.RunQuery,
  response: shapes.RunList,
});

export const startRunRoute = endpoint({
  operationId: 'startPayoutRun',
  method: 'post',
  path: '/admin/payout-runs',
  tag,
  allow: admins,
  summary: 'Draft a payout to everyone with approved details and at least the minimum available',
  response: shapes.RunDone,
  failures: [409],
});

export const runRoute = endpoint({
  operationId: 'getPayoutRun',
  method: 'get',
  path: '/admin/payout-runs/{id}',
  tag,
  allow: admins,
  summary: 'A payout run',
  params: id,
  response: shapes.RunResponse,
  failures: [404],
});

export const approveRunRoute = endpoint({
  operationId: 'approvePayoutRun',
  method: 'post',
  path: '/admin/payout-runs/{id}/approve',
  tag,
  allow: admins,
  summary: 'Approve a run; above the limit, a second administrator must approve it too',
  params: id,
  response: shapes.RunDone,
  failures: [404, 409],
});

export const discardRunRoute = endpoint({
  operationId: 'discardPayoutRun',
  method: 'post',
  path: '/admin/payout-runs/{id}/discard',
  tag,
  allow: admins,
  summary: 'Discard a run that is not approved; the money becomes available again',
  params: id,
  response: shapes.RunDone,
  failures: [404, 409],
});

export const bankCsvRoute = endpoint({
  operationId: 'exportBankTransfers',
  method: 'get',
  path: '/admin/payout-runs/{id}/bank.csv',
  tag,
  allow: admins,
  summary: 'The bank transfers of an approved run that have not been made yet, as CSV',
  params: id,
  response: shapes.Csv,
  produces: 'text/csv',
  failures: [404],
});

export const bankSentRoute = endpoint({
  operationId: 'markBankTransfersSent',
  method: 'post',
  path: '/admin/payout-runs/{id}/bank-sent',
  tag,
  allow: admins,
  summary: 'Record that the bank transfers of a run have been made',
  params: id,
  response: shapes.RunDone,
  failures: [404, 409],
});

export const payoutsRoute = endpoint({
  operationId: 'listPayouts',
  method: 'get',
  path: '/admin/payouts',
  tag,
  allow: admins,
  summary: 'All payouts, newest first; can be filtered by run, state and instructor',
  query: shapes.AdminPayoutQuery,
  response: shapes.AdminPayoutList,
});

export const outcomeRoute = endpoint({
  operationId: 'settleBankPayout',
  method: 'post',
  path: '/admin/payouts/{id}/outcome',
  tag,
  allow: admins,
  summary: 'Record the result of a bank transfer',
  params: id,
  body: shapes.OutcomeBody,
  response: Done,
  failures: [404, 409],
});

export const profilesRoute = endpoint({
  operationId: 'listPayoutProfiles',
  method: 'get',
  path: '/admin/payout-profiles',
  tag,
  allow: admins,
  summary: 'Instructors’ payout details, masked; most recently changed first',
  query: shapes.ProfileQuery,
  response: shapes.ProfileList,
});

export const readProfileRoute = endpoint({
  operationId: 'readPayoutProfile',
  method: 'get',
  path: '/admin/payout-profiles/{id}',
  tag,
  allow: admins,
  summary: 'An instructor’s payout details in full; the audit log records who read them',
  params: id,
  response: shapes.CheckedProfileResponse,
  failures: [404],
});

export const checkProfileRoute = endpoint({
  operationId: 'checkPayoutProfile',
  method: 'post',
  path: '/admin/payout-profiles/{id}/check',
  tag,
  allow: admins,
  summary: 'Approve or refuse an instructor’s payout details',
  params: id,
  body: shapes.CheckBody,
  response: Done,
  failures: [404, 409],
});
