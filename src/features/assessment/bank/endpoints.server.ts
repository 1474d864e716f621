import { z } from '@hono/zod-openapi';
import { Done } from '../../../contract/api/responses.ts';
import { authors, members } from '../../../contract/viewer.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import * as shapes from '../contract.ts';
import * as practice from '../practice/contract.ts';
import * as bank from './contract.ts';

const tag = 'Quizzes';
const download = {
  method: 'get',
  tag,
  allow: authors,
  params: shapes.CourseParams,
  response: z.string(),
  failures: [404],
} as const;

export const importRoute = endpoint({
  operationId: 'importQuestions',
  method: 'post',
  path: '/courses/{id}/questions/import',
  tag,
  allow: authors,
  summary: 'Read questions from a GIFT, Aiken, Moodle XML or CSV file; `add` adds those without errors',
  params: shapes.CourseParams,
  body: bank.ImportBody,
  maxBody: { mebibytes: 4 },
  response: bank.QuestionsImported,
  failures: [404, 409],
});

export const giftRoute = endpoint({
  ...download,
  operationId: 'exportQuestionsAsGift',
  path: '/courses/{id}/questions.gift',
  summary: 'The questions of a course in GIFT',
  produces: 'text/plain',
});

export const csvRoute = endpoint({
  ...download,
  operationId: 'exportQuestionsAsCsv',
  path: '/courses/{id}/questions.csv',
  summary: 'The questions of a course as CSV, which can be imported again',
  produces: 'text/csv',
});

export const statisticsRoute = endpoint({
  operationId: 'showQuestionStatistics',
  method: 'get',
  path: '/questions/{questionId}/statistics',
  tag,
  allow: authors,
  summary: 'How learners answered a question, and their open reports about it',
  params: shapes.QuestionParams,
  response: bank.QuestionStatistics,
  failures: [404],
});

export const resolveRoute = endpoint({
  operationId: 'resolveQuestionReports',
  method: 'put',
  path: '/questions/{questionId}/reports/resolution',
  tag,
  allow: authors,
  summary: 'Mark the reports about a question as resolved',
  params: shapes.QuestionParams,
  query: bank.ResolutionQuery,
  response: Done,
  failures: [404, 409],
});

export const voidRoute = endpoint({
  operationId: 'voidQuestion',
  method: 'post',
  path: '/questions/{questionId}/voiding',
  tag,
  allow: authors,
  summary: 'Void a question: it leaves the bank, and everyone who was asked it gets full marks',
  params: shapes.QuestionParams,
  body: bank.VoidBody,
  response: Done,
  failures: [404, 409],
});

export const reportRoute = endpoint({
  operationId: 'reportQuestion',
  method: 'post',
  path: '/attempts/{attemptId}/questions/{questionId}/report',
  tag,
  allow: members,
  summary: 'Tell the instructor what is wrong with a question of your attempt',
  params: shapes.AnswerParams,
  body: shapes.ReportBody,
  response: Done,
  failures: [404],
});

export const practiceRoute = endpoint({
  operationId: 'practise',
  method: 'get',
  path: '/courses/{id}/practice',
  tag,
  allow: members,
  summary: 'The next question to practise, optionally of one domain, or only those you got wrong',
  params: shapes.CourseParams,
  query: practice.PracticeQuery,
  response: practice.Practice,
});

export const answerPracticeRoute = endpoint({
  operationId: 'answerPractice',
  method: 'put',
  path: '/practice/{questionId}',
  tag,
  allow: members,
  summary: 'Answer a practice question, and see the correct answer and when it is due again',
  params: shapes.QuestionParams,
  body: practice.PracticeBody,
  response: practice.PracticeAnswered,
  failures: [404],
});
