import { Done } from '../../contract/api/responses.ts';
import { anyone, instructors, members } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as shapes from './contract.ts';

const tag = 'Questions';

export const listRoute = endpoint({
  operationId: 'listThreads',
  method: 'get',
  path: '/courses/{id}/threads',
  tag,
  allow: members,
  summary: 'The questions of a course, or of one of its lectures',
  params: shapes.CourseParams,
  query: shapes.ThreadQuery,
  response: shapes.ThreadList,
});

export const similarRoute = endpoint({
  operationId: 'listSimilarThreads',
  method: 'get',
  path: '/courses/{id}/threads/similar',
  tag,
  allow: members,
  summary: 'Questions in a course with words in common with a title',
  params: shapes.CourseParams,
  query: shapes.SimilarQuery,
  response: shapes.SimilarThreads,
});

export const saveRoute = endpoint({
  operationId: 'saveThread',
  method: 'put',
  path: '/courses/{id}/threads/{threadId}',
  tag,
  allow: members,
  summary: 'Ask a question or edit yours; you choose its id, so that sending it twice stores it once',
  params: shapes.NewThreadParams,
  body: shapes.ThreadBody,
  response: shapes.ThreadSaved,
  failures: [404, 409],
});

export const showRoute = endpoint({
  operationId: 'showThread',
  method: 'get',
  path: '/threads/{threadId}',
  tag,
  allow: members,
  summary: 'A question with its answers, and what you may do',
  params: shapes.ThreadParams,
  response: shapes.ThreadDetail,
  failures: [404],
});

export const removeRoute = endpoint({
  operationId: 'removeThread',
  method: 'delete',
  path: '/threads/{threadId}',
  tag,
  allow: members,
  summary: 'Delete your question while it has no answers',
  params: shapes.ThreadParams,
  response: Done,
  failures: [404, 409],
});

export const savePostRoute = endpoint({
  operationId: 'savePost',
  method: 'put',
  path: '/threads/{threadId}/posts/{postId}',
  tag,
  allow: members,
  summary: 'Answer a question or edit your answer; you choose its id',
  params: shapes.PostParams,
  body: shapes.PostBody,
  response: shapes.PostSaved,
  failures: [404, 409],
});

export const removePostRoute = endpoint({
  operationId: 'removePost',
  method: 'delete',
  path: '/threads/{threadId}/posts/{postId}',
  tag,
  allow: members,
  summary: 'Delete your answer',
  params: shapes.PostParams,
  response: Done,
  failures: [404, 409],
});

export const queueRoute = endpoint({
  operationId: 'listInstructorThreads',
  method: 'get',
  path: '/instructor/threads',
  tag,
  allow: instructors,
  summary: 'The questions in your courses, unanswered ones first',
  query: shapes.QueueQuery,
  response: shapes.ThreadQueue,
});

export const emailsRoute = endpoint({
  operationId: 'showThreadEmails',
  method: 'get',
  path: '/user/thread-emails',
  tag,
  allow: members,
  summary: 'How often we email you about questions',
  response: shapes.ThreadEmails,
});

export const setEmailsRoute = endpoint({
  operationId: 'setThreadEmails',
  method: 'put',
  path: '/user/thread-emails',
  tag,
  allow: members,
  summary: 'Choose how often we email you about questions',
  body: shapes.EmailsBody,
  response: Done,
});

export const oneClickRoute = endpoint({
  operationId: 'stopThreadEmails',
  method: 'post',
  path: '/thread-emails/one-click/{token}',
  tag,
  allow: anyone,
  summary: 'Stop emails about questions with the signed URL from the List-Unsubscribe header',
  params: shapes.TokenParams,
  response: Done,
});
