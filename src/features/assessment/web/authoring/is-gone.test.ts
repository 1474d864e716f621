import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createClient } from '../../../../contract/api/client.ts';
import { scopeContext } from '../../../../lib/page/scope.ts';
import { action as changeQuestion } from './questions/question.tsx';
import { action as changeQuiz } from './quizzes/quiz.tsx';

const course = '/instructor-dashboard/courses/one';
const question = `${course}/questions/two`;
const quiz = `${course}/quizzes/two`;

/** Where the response of the page's action leads after the API has refused. */
async function target(
  action: typeof changeQuiz | typeof changeQuestion,
  url: string,
  fields: object,
  failure: object,
) {
  const context = new RouterContextProvider();
  const refuse = async () =>
    Response.json({ success: false, message: 'Too late.', ...failure }, { status: 409 });
  const api = createClient('http://localhost:3000', { fetch: refuse });
  context.set(scopeContext, { api, viewer: { _id: '1', role: 'instructor', isVerified: true } } as never);
  const body = new URLSearchParams({ ...fields });
  const request = new Request(`http://localhost:3000${url}`, { method: 'POST', body });
  const params = { courseId: 'one', questionId: 'two', quizId: 'two' };
  const response = await action({ request, params, context, url: new URL(request.url) } as never);
  return (response as Response).headers.get('location');
}

test.each([
  [
    'voiding a question that is voided',
    changeQuestion,
    question,
    'void',
    'already_voided',
    `${course}/questions`,
  ],
  [
    'removing a question that is removed',
    changeQuestion,
    question,
    'remove',
    'no_such_question',
    `${course}/questions`,
  ],
  ['removing a question that a quiz needs', changeQuestion, question, 'remove', 'needed', question],
  ['deleting a quiz that is deleted', changeQuiz, quiz, 'delete', 'no_such_quiz', `${course}/quizzes`],
  ['voiding an attempt that is voided', changeQuiz, quiz, 'void', 'attempt_voided', quiz],
])('%s leads to a page that exists', async (_what, action, url, intent, code, expected) => {
  const fields = { intent, reason: 'It is ambiguous.', attemptId: 'three' };
  expect(await target(action, url, fields, { code: `assessment.${code}` })).toBe(expected);
});
