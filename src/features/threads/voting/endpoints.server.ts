import { members } from '../../../contract/viewer.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import * as shapes from '../contract.ts';

const tag = 'Questions';

export const voteRoute = endpoint({
  operationId: 'addThreadVote',
  method: 'put',
  path: '/threads/{threadId}/vote',
  tag,
  allow: members,
  summary: 'Vote for a question that you also have',
  params: shapes.ThreadParams,
  response: shapes.ThreadSaved,
  failures: [404, 409],
});

export const unvoteRoute = endpoint({
  operationId: 'removeThreadVote',
  method: 'delete',
  path: '/threads/{threadId}/vote',
  tag,
  allow: members,
  summary: 'Withdraw your vote',
  params: shapes.ThreadParams,
  response: shapes.ThreadSaved,
  failures: [404, 409],
});
