import { Done } from '../../contract/api/responses.ts';
import { authors, members } from '../../contract/viewer.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import * as bank from './bank/contract.ts';
import * as shapes from './contract.ts';

const tag = 'Quizzes';

export const questionsRoute = endpoint({
  operationId: 'listQuestions',
  method: 'get',
  path: '/courses/{id}/questions',
  tag,
  allow: authors,
  summary: 'The questions of a course with their solutions',
  params: shapes.CourseParams,
  query: bank.QuestionQuery,
  response: bank.QuestionList,
  failures: [404],
});

export const addQuestionRoute = endpoint({
  operationId: 'addQuestion',
  method: 'post',
  path: '/courses/{id}/questions',
  tag,
  allow: authors,
  summary: 'Add a question to the bank of a course',
  params: shapes.CourseParams,
  body: bank.QuestionBody,
  response: bank.QuestionSaved,
  failures: [404, 409],
});

export const questionRoute = endpoint({
  operationId: 'showQuestion',
  method: 'get',
  path: '/questions/{questionId}',
  tag,
  allow: authors,
  summary: 'A question with its solution',
  params: shapes.QuestionParams,
  response: bank.QuestionShown,
  failures: [404],
});

export const changeQuestionRoute = endpoint({
  operationId: 'changeQuestion',
  method: 'put',
  path: '/questions/{questionId}',
  tag,
  allow: authors,
  summary: 'Change a question; one that has been asked gets a new version',
  params: shapes.QuestionParams,
  body: bank.QuestionBody,
  response: bank.QuestionSaved,
  failures: [404, 409],
});

export const removeQuestionRoute = endpoint({
  operationId: 'removeQuestion',
  method: 'delete',
  path: '/questions/{questionId}',
  tag,
  allow: authors,
  summary: 'Take a question out of the bank and every quiz; attempts keep it',
  params: shapes.QuestionParams,
  response: Done,
  failures: [404, 409],
});

export const quizzesRoute = endpoint({
  operationId: 'listQuizzes',
  method: 'get',
  path: '/courses/{id}/quizzes',
  tag,
  allow: members,
  summary: 'The quizzes of a course with your own attempts',
  params: shapes.CourseParams,
  response: shapes.QuizList,
});

export const createQuizRoute = endpoint({
  operationId: 'createQuiz',
  method: 'post',
  path: '/courses/{id}/quizzes',
  tag,
  allow: authors,
  summary: 'Add a quiz to a course',
  params: shapes.CourseParams,
  body: shapes.QuizBody,
  response: shapes.QuizSaved,
  failures: [404, 409],
});

export const quizRoute = endpoint({
  operationId: 'openQuiz',
  method: 'get',
  path: '/quizzes/{quizId}',
  tag,
  allow: members,
  summary: 'The rules of a quiz and your own attempts',
  params: shapes.QuizParams,
  response: shapes.QuizOpened,
  failures: [404],
});

export const editedQuizRoute = endpoint({
  operationId: 'showQuiz',
  method: 'get',
  path: '/quizzes/{quizId}/edit',
  tag,
  allow: authors,
  summary: 'A quiz as its authors edit it',
  params: shapes.QuizParams,
  response: shapes.QuizShown,
  failures: [404],
});

export const changeQuizRoute = endpoint({
  operationId: 'changeQuiz',
  method: 'put',
  path: '/quizzes/{quizId}',
  tag,
  allow: authors,
  summary: 'Change a quiz; attempts that have started keep their questions and time',
  params: shapes.QuizParams,
  body: shapes.QuizBody,
  response: shapes.QuizSaved,
  failures: [404, 409],
});

export const deleteQuizRoute = endpoint({
  operationId: 'deleteQuiz',
  method: 'delete',
  path: '/quizzes/{quizId}',
  tag,
  allow: authors,
  summary: 'Delete a quiz that no learner has taken',
  params: shapes.QuizParams,
  response: Done,
  failures: [404, 409],
});

export const stuckRoute = endpoint({
  operationId: 'listLearnersWithoutAttempts',
  method: 'get',
  path: '/quizzes/{quizId}/extra-attempts',
  tag,
  allow: authors,
  summary: 'Learners who have failed a required quiz and have no attempts left',
  params: shapes.QuizParams,
  response: shapes.StuckLearners,
  failures: [404],
});

export const extraAttemptRoute = endpoint({
  operationId: 'giveExtraAttempt',
  method: 'post',
  path: '/quizzes/{quizId}/extra-attempts',
  tag,
  allow: authors,
  summary: 'Give a learner who has failed a required quiz one more attempt',
  params: shapes.QuizParams,
  body: shapes.ExtraAttemptBody,
  response: Done,
  failures: [404, 409],
});

export const endedRoute = endpoint({
  operationId: 'listEndedAttempts',
  method: 'get',
  path: '/quizzes/{quizId}/attempts',
  tag,
  allow: authors,
  summary:
    'The ended attempts at a quiz; empty unless it limits attempts, is required or counts towards the certificate',
  params: shapes.QuizParams,
  query: shapes.EndedQuery,
  response: shapes.EndedAttempts,
  failures: [404],
});

export const voidAttemptRoute = endpoint({
  operationId: 'voidAttempt',
  method: 'post',
  path: '/attempts/{attemptId}/voiding',
  tag,
  allow: authors,
  summary: 'Void an attempt that has ended: it no longer counts, and the learner is told why',
  params: shapes.AttemptParams,
  body: shapes.VoidAttemptBody,
  response: Done,
  failures: [404, 409],
});

export const startRoute = endpoint({
  operationId: 'startAttempt',
  method: 'post',
  path: '/quizzes/{quizId}/attempts',
  tag,
  allow: members,
  summary: 'Start an attempt, or get the open one',
  params: shapes.QuizParams,
  response: shapes.AttemptChanged,
  failures: [404, 409],
});

export const attemptRoute = endpoint({
  operationId: 'showAttempt',
  method: 'get',
  path: '/attempts/{attemptId}',
  tag,
  allow: members,
  summary: 'Your attempt: its questions, and its result once it has ended',
  params: shapes.AttemptParams,
  response: shapes.AttemptShown,
  failures: [404],
});

export const answerRoute = endpoint({
  operationId: 'saveAnswer',
  method: 'put',
  path: '/attempts/{attemptId}/answers/{questionId}',
  tag,
  allow: members,
  summary: 'Save an answer in your open attempt, replacing an earlier one; omitted fields keep their values',
  params: shapes.AnswerParams,
  body: shapes.AnswerBody,
  response: shapes.AnswerSaved,
  failures: [404, 409],
});

export const submitRoute = endpoint({
  operationId: 'submitAttempt',
  method: 'post',
  path: '/attempts/{attemptId}/submission',
  tag,
  allow: members,
  summary: 'End your attempt and score it; once it has ended this changes nothing',
  params: shapes.AttemptParams,
  response: shapes.AttemptChanged,
  failures: [404],
});

export const takeBreakRoute = endpoint({
  operationId: 'takeBreak',
  method: 'post',
  path: '/attempts/{attemptId}/break',
  tag,
  allow: members,
  summary: 'Start the next break: the clock stops, and the questions before it close',
  params: shapes.AttemptParams,
  response: shapes.AttemptChanged,
  failures: [404, 409],
});

export const endBreakRoute = endpoint({
  operationId: 'endBreak',
  method: 'delete',
  path: '/attempts/{attemptId}/break',
  tag,
  allow: members,
  summary: 'End a break early',
  params: shapes.AttemptParams,
  response: shapes.AttemptChanged,
  failures: [404, 409],
});
