import { Done } from '../../../contract/api/responses.ts';
import { admins, members } from '../../../contract/viewer.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import * as shapes from '../contract.ts';

const tag = 'Questions';

export const pinRoute = endpoint({
  operationId: 'setThreadPin',
  method: 'put',
  path: '/threads/{threadId}/pin',
  tag,
  allow: members,
  summary: 'Pin a question to the top of its course',
  params: shapes.ThreadParams,
  response: shapes.ThreadSaved,
  failures: [404, 409],
});

export const unpinRoute = endpoint({
  operationId: 'removeThreadPin',
  method: 'delete',
  path: '/threads/{threadId}/pin',
  tag,
  allow: members,
  summary: 'Unpin a question',
  params: shapes.ThreadParams,
  response: shapes.ThreadSaved,
  failures: [404, 409],
});

export const closeRoute = endpoint({
  operationId: 'closeThread',
  method: 'put',
  path: '/threads/{threadId}/closure',
  tag,
  allow: members,
  summary: 'Close a question to new answers',
  params: shapes.ThreadParams,
  response: shapes.ThreadSaved,
  failures: [404, 409],
});

export const reopenRoute = endpoint({
  operationId: 'openThread',
  method: 'delete',
  path: '/threads/{threadId}/closure',
  tag,
  allow: members,
  summary: 'Reopen a closed question',
  params: shapes.ThreadParams,
  response: shapes.ThreadSaved,
  failures: [404, 409],
});

export const acceptRoute = endpoint({
  operationId: 'markSolution',
  method: 'put',
  path: '/threads/{threadId}/posts/{postId}/acceptance',
  tag,
  allow: members,
  summary: 'Mark the answer that solves the question',
  params: shapes.PostParams,
  response: shapes.ThreadSaved,
  failures: [404, 409],
});

export const unacceptRoute = endpoint({
  operationId: 'removeSolution',
  method: 'delete',
  path: '/threads/{threadId}/posts/{postId}/acceptance',
  tag,
  allow: members,
  summary: 'Remove the solution mark from an answer',
  params: shapes.PostParams,
  response: shapes.ThreadSaved,
  failures: [404, 409],
});

export const hideRoute = endpoint({
  operationId: 'hideThread',
  method: 'put',
  path: '/threads/{threadId}/hiding',
  tag,
  allow: admins,
  summary: 'Hide a question with a reason',
  params: shapes.ThreadParams,
  body: shapes.HidingBody,
  response: Done,
  failures: [404, 409],
});

export const unhideRoute = endpoint({
  operationId: 'restoreThread',
  method: 'delete',
  path: '/threads/{threadId}/hiding',
  tag,
  allow: admins,
  summary: 'Show a hidden question again',
  params: shapes.ThreadParams,
  response: Done,
  failures: [404],
});

export const hidePostRoute = endpoint({
  operationId: 'hidePost',
  method: 'put',
  path: '/threads/{threadId}/posts/{postId}/hiding',
  tag,
  allow: admins,
  summary: 'Hide an answer with a reason',
  params: shapes.PostParams,
  body: shapes.HidingBody,
  response: Done,
  failures: [404, 409],
});

export const unhidePostRoute = endpoint({
  operationId: 'restorePost',
  method: 'delete',
  path: '/threads/{threadId}/posts/{postId}/hiding',
  tag,
  allow: admins,
  summary: 'Show a hidden answer again',
  params: shapes.PostParams,
  response: Done,
  failures: [404],
});

export const releaseRoute = endpoint({
  operationId: 'publishThread',
  method: 'put',
  path: '/threads/{threadId}/release',
  tag,
  allow: admins,
  summary: 'Publish a question that is waiting for review',
  params: shapes.ThreadParams,
  query: shapes.ReleaseQuery,
  response: Done,
  failures: [404, 409],
});

export const releasePostRoute = endpoint({
  operationId: 'publishPost',
  method: 'put',
  path: '/threads/{threadId}/posts/{postId}/release',
  tag,
  allow: admins,
  summary: 'Publish an answer that is waiting for review',
  params: shapes.PostParams,
  query: shapes.ReleaseQuery,
  response: Done,
  failures: [404, 409],
});

export const reviewRoute = endpoint({
  operationId: 'listThreadsToReview',
  method: 'get',
  path: '/admin/threads',
  tag,
  allow: admins,
  summary: 'Questions and answers that wait for review, or are hidden',
  query: shapes.ReviewQuery,
  response: shapes.ThreadQueue,
});
