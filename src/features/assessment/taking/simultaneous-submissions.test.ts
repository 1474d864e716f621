import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import type { Person } from '../../../../test/factories/people.ts';
import { startWebProcess } from '../../../../test/factories/processes/start-web-process.ts';
import { quizzing } from '../../../../test/factories/quizzing.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';

/** The full counts take a minute: `SUBMISSIONS=500 INTERRUPTED=100 npx vitest run simultaneous-submissions`. */
const submissions = Number(process.env.SUBMISSIONS ?? 40);
const interrupted = Number(process.env.INTERRUPTED ?? 40);

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const { world, start, show, answer, submit } = quizzing(() => product);

type Taken = { learner: Person; id: string; isRight: boolean };

/** Attempts at one exam, each with one answer saved; every other answer is correct. */
async function examRoom(count: number): Promise<Taken[]> {
  const { course, quizId } = await world({ passPercent: 50 });
  const taken: Taken[] = [];
  for (let index = 0; index < count; index += 1) {
    const { learner } = await makeEnrolment(product.ctx, { course });
    const { _id: id } = (await start(learner, quizId)).body.attempt;
    const { questions } = await show(learner, id);
    const choice = questions.find(({ kind }) => kind === 'one') ?? expect.unreachable();
    const isRight = index % 2 === 0;
    const picked = choice.options.find(({ text }) => text === (isRight ? 'The sponsor' : 'The supplier'));
    await answer(learner, id, choice._id, { value: [picked?.id] });
    taken.push({ learner, id, isRight });
  }
  return taken;
}

const stored = async (taken: Taken[]) => {
  const rows = await product.ctx.db
    .selectFrom('attempts')
    .select(['id', 'state', 'submittedAt', 'points', 'maxPoints', 'isPassed'])
    .where(
      'id',
      'in',
      taken.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
};

/** How often each learner practised a question, which scoring an attempt records. */
const practised = async (taken: Taken[]) => {
  const rows = await product.ctx.db
    .selectFrom('practiceCards')
    .select(['userId', 'stage', 'isCorrect'])
    .where(
      'userId',
      'in',
      taken.map(({ learner }) => learner.id),
    )
    .execute();
  return Map.groupBy(rows, ({ userId }) => userId);
};

async function expectEachScoredOnce(taken: Taken[]): Promise<void> {
  const attempts = await stored(taken);
  const cards = await practised(taken);
  for (const { learner, id, isRight } of taken) {
    expect(attempts.get(id)).toMatchObject({
      state: 'submitted',
      points: isRight ? 1 : 0,
      maxPoints: 2,
      isPassed: isRight,
    });
    const stages = cards.get(learner.id)?.filter(({ isCorrect }) => isCorrect) ?? [];
    expect(stages.map(({ stage }) => stage)).toEqual(isRight ? [1] : []);
  }
}

/** A busy server responds with 503 and keeps the attempt open; the learner presses the button again. */
async function submitUntilAccepted(one: Taken): Promise<number> {
  const { status } = await submit(one.learner, one.id);
  return status === 503 ? submitUntilAccepted(one) : status;
}

test(`${submissions} learners submit at the same time: each attempt is scored, and none is lost`, {
  timeout: 300_000,
}, async () => {
  const taken = await examRoom(submissions);
  const statuses = await Promise.all(taken.map(submitUntilAccepted));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await expectEachScoredOnce(taken);
});

test(`killed with SIGKILL during ${interrupted} submissions: what was acknowledged stays, and the rest is scored once`, {
  timeout: 300_000,
}, async () => {
  const taken = await examRoom(interrupted);
  const web = await startWebProcess({
    DATABASE_URL: String(product.ctx.direct.options.connectionString),
    DATA_DIR: join(product.ctx.settings.dataDir, 'killed'),
  });
  const acknowledged = new Set<string>();
  const ended = taken.map(async ({ learner, id }) => {
    const { status } = await fetch(`${web.url}/api/attempts/${id}/submission`, {
      method: 'POST',
      headers: { cookie: learner.cookie },
    });
    if (status !== 200) return;
    acknowledged.add(id);
    if (acknowledged.size === interrupted / 5) await web.kill();
  });
  await Promise.allSettled(ended);
  expect(acknowledged.size).toBeGreaterThanOrEqual(interrupted / 5);
  expect(acknowledged.size).toBeLessThan(interrupted);

  const before = await stored(taken);
  for (const id of acknowledged) expect(before.get(id)?.state).toBe('submitted');
  for (const { learner, id } of taken) expect((await submit(learner, id)).status).toBe(200);
  const after = await stored(taken);
  for (const [id, row] of before) if (row.state === 'submitted') expect(after.get(id)).toEqual(row);
  await expectEachScoredOnce(taken);
});
