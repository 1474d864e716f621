import { expect } from 'vitest';
import type { BankQuestion } from '../../src/features/assessment/bank/contract.ts';
import type { Attempt, EditedQuiz } from '../../src/features/assessment/contract.ts';
import { request } from '../harness/request.ts';
import type { TestProduct } from '../harness/test-product.ts';
import { makeEnrolment } from './enrolments.ts';
import { makePerson, type Person } from './people.ts';

/** Text in a question's explanation and reasons, which no response may contain before feedback is given. */
export const secret = 'Because the sponsor owns the benefits';
export const oneOf = (text: string, domain = 'People') => ({
  kind: 'one',
  stem: `Who signs ${text}?`,
  options: [
    { text: 'The sponsor', isCorrect: true, why: `${secret}, option` },
    { text: 'The supplier', isCorrect: false, why: '' },
  ],
  explanation: secret,
  domain,
});
export const number = {
  kind: 'number',
  stem: 'EV 80, AC 100. CPI?',
  value: 0.8,
  tolerance: 0.01,
  domain: 'Process',
};

type Rules = Record<string, unknown>;

/** Creates courses with a question bank and a quiz, and makes the requests of their administrator and learner. */
export function quizzing(product: () => TestProduct) {
  async function world(rules: Rules = {}) {
    const admin = await makePerson(product().ctx, { role: 'admin' });
    const { learner, course } = await makeEnrolment(product().ctx);
    const questions: string[] = [];
    for (const draft of [oneOf('the case'), number]) {
      const { status, body } = await add(admin, course.id, draft);
      expect(status).toBe(200);
      questions.push(body.question._id);
    }
    const quizBody = { title: 'Mock exam', questions, isPublished: true, ...rules };
    const { body } = await request<{ quiz: EditedQuiz }>(product(), `POST /courses/${course.id}/quizzes`, {
      as: admin,
      body: quizBody,
    });
    return { admin, learner, course, questions, quizId: body.quiz?._id ?? '', quizBody };
  }

  const add = (as: Person, courseId: string, body: unknown) =>
    request<{ question: BankQuestion; fields?: Record<string, string> }>(
      product(),
      `POST /courses/${courseId}/questions`,
      { as, body },
    );
  const start = (as: Person, quizId: string) =>
    request<{ attempt: { _id: string }; code: string }>(product(), `POST /quizzes/${quizId}/attempts`, {
      as,
    });
  const show = async (as: Person, id: string) =>
    (await request<{ attempt: Attempt }>(product(), `GET /attempts/${id}`, { as })).body.attempt;
  const answer = (as: Person, id: string, questionId: string, body: unknown) =>
    request<{ code: string }>(product(), `PUT /attempts/${id}/answers/${questionId}`, { as, body });
  const submit = (as: Person, id: string) => request(product(), `POST /attempts/${id}/submission`, { as });

  async function begun(rules: Rules = {}) {
    const made = await world(rules);
    const id = (await start(made.learner, made.quizId)).body.attempt._id;
    const { questions: asked } = await show(made.learner, id);
    const choice = asked.find(({ kind }) => kind === 'one');
    const sum = asked.find(({ kind }) => kind === 'number');
    if (!choice || !sum) throw new Error('The attempt lacks a question.');
    const right = choice.options.find(({ text }) => text === 'The sponsor')?.id ?? '';
    return { ...made, id, choice, sum, right };
  }

  return { world, add, start, show, answer, submit, begun };
}
