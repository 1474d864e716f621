import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { quizzing } from '../../../../test/factories/quizzing.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { Quiz, StuckLearners } from '../contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const { world, start, submit } = quizzing(() => product);
type Made = Awaited<ReturnType<typeof world>>;

/** A learner who has failed a required quiz with their only attempt. */
async function stuck(rules: Record<string, unknown> = {}): Promise<Made> {
  const made = await world({ maxAttempts: 1, passPercent: 50, ...rules });
  await product.ctx.pool.query(
    `update lectures set kind = 'quiz', quiz_id = $1, video_asset_id = null where id = $2`,
    [made.quizId, made.course.lectureIds[0]],
  );
  await fail(made);
  return made;
}
async function fail(made: Made): Promise<void> {
  const { body } = await start(made.learner, made.quizId);
  await submit(made.learner, body.attempt._id);
}
const give = ({ quizId, learner, admin }: Made, userId = learner.id, as = admin) =>
  request<{ code: string; message: string }>(product, `POST /quizzes/${quizId}/extra-attempts`, {
    as,
    body: { userId },
  });
const listed = async ({ quizId, admin }: Made) =>
  (await request<StuckLearners>(product, `GET /quizzes/${quizId}/extra-attempts`, { as: admin })).body;
const left = async ({ quizId, learner }: Made) =>
  (await request<{ quiz: Quiz }>(product, `GET /quizzes/${quizId}`, { as: learner })).body.quiz.attemptsLeft;
const emailsTo = async ({ learner }: Made) =>
  (await product.runJobs()).filter(
    ({ to, subject }) => JSON.stringify(to).includes(learner.email) && subject?.includes('one more attempt'),
  );

test('gives a learner who failed a required quiz one more attempt, audited and emailed', async () => {
  const made = await stuck();
  expect((await start(made.learner, made.quizId)).body.code).toBe('assessment.no_attempts_left');
  expect(await listed(made)).toMatchObject({
    total: 1,
    learners: [{ _id: made.learner.id, attempts: 1, bestPercent: 0 }],
  });
  expect((await give(made)).status).toBe(200);
  expect([await left(made), (await listed(made)).total]).toEqual([1, 0]);
  expect(await emailsTo(made)).toHaveLength(1);
  const audited = await product.ctx.db
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', 'quiz.attempt_granted')
    .where('actorId', '=', made.admin.id)
    .execute();
  expect(audited).toMatchObject([{ subjectId: made.course.id, details: { userId: made.learner.id } }]);

  await fail(made);
  expect((await start(made.learner, made.quizId)).body.code).toBe('assessment.no_attempts_left');
  expect((await listed(made)).learners).toMatchObject([{ attempts: 2 }]);
});

test.each([1, 3])(
  'gives an attempt to a learner who has already taken more than a limit of %d that was set later',
  async (maxAttempts) => {
    const made = await stuck({ maxAttempts: null });
    for (let taken = 1; taken < 4; taken += 1) await fail(made);
    const body = { ...made.quizBody, maxAttempts };
    expect((await request(product, `PUT /quizzes/${made.quizId}`, { as: made.admin, body })).status).toBe(
      200,
    );
    expect([await left(made), (await listed(made)).total]).toEqual([0, 1]);
    expect((await give(made)).status).toBe(200);
    expect([await left(made), (await listed(made)).total]).toEqual([1, 0]);
    expect((await give(made)).body.code).toBe('assessment.needs_no_extra_attempt');
  },
);

test('gives one attempt when three requests arrive at the same moment', async () => {
  const made = await stuck();
  const given = await Promise.all([give(made), give(made), give(made)]);
  expect(given.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await left(made)).toBe(1);
  expect(await emailsTo(made)).toHaveLength(1);
});

test('refuses an attempt for learners who have one left, have passed, or no longer have access', async () => {
  const hasOneLeft = await stuck({ maxAttempts: 2 });
  const hasPassed = await stuck();
  await product.ctx.pool.query('update attempts set is_passed = true where quiz_id = $1', [hasPassed.quizId]);
  const open = await stuck({ maxAttempts: 2 });
  await start(open.learner, open.quizId);
  for (const made of [hasOneLeft, hasPassed, open]) {
    expect((await listed(made)).total).toBe(0);
    expect((await give(made)).body.code).toBe('assessment.needs_no_extra_attempt');
  }
  for (const change of [{ endedAt: new Date() }, { suspendedAt: new Date() }]) {
    const made = await stuck();
    await product.ctx.db
      .updateTable('enrolments')
      .set(change)
      .where('userId', '=', made.learner.id)
      .execute();
    expect((await listed(made)).total).toBe(0);
    expect((await give(made)).body.code).toBe('assessment.needs_no_extra_attempt');
  }
  const { learner: stranger } = await makeEnrolment(product.ctx);
  const made = await stuck();
  expect((await give(made, stranger.id)).status).toBe(409);
  expect((await give(made, 'nobody')).status).toBe(400);
});

test('only the course’s instructor and administrators may give attempts', async () => {
  const made = await stuck();
  const other = await makePerson(product.ctx, { role: 'instructor' });
  expect((await give(made, made.learner.id, other)).status).toBe(404);
  expect((await give(made, made.learner.id, made.learner)).status).toBe(403);
  expect(await left(made)).toBe(0);
});
