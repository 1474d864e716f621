import { practiceFromAttempt } from '../../../src/features/assessment/index.server.ts';
import type { Trx } from '../../../src/platform/database/database.ts';

type Question = { id: string; domain: string; solution: unknown };
type Solution = {
  options?: { id: string; isCorrect: boolean }[];
  steps?: { id: string }[];
  pairs?: { id: string; matchId: string }[];
  value?: number;
  accepted?: string[];
};

const hour = 3_600_000;
const perDomain = 5;

/** Two attempts at the mock exam, the second better than the first: how many of five each domain had right. */
const attempts = [
  { hoursAgo: 70, right: [4, 1, 2, 3] },
  { hoursAgo: 22, right: [5, 3, 3, 4] },
];

/** Adds a learner's attempts at the mock exam, with their answers, results and what to practise. */
export async function addAttempts(
  trx: Trx,
  bank: Question[],
  { courseId, ...who }: { quizId: string; userId: string; courseId: string },
  now: Date,
): Promise<void> {
  const domains = [...new Set(bank.map(({ domain }) => domain))];
  for (const [index, { hoursAgo, right }] of attempts.entries()) {
    const startedAt = new Date(now.getTime() - hoursAgo * hour);
    const submittedAt = new Date(startedAt.getTime() + 24 * 60_000);
    const asked = domains.flatMap((domain, place) =>
      bank
        .filter((question) => question.domain === domain)
        .slice(index * perDomain, (index + 1) * perDomain)
        .map((question, number) => ({ ...question, isRight: number < (right[place] ?? 0) })),
    );
    const results = domains.map((domain, place) => ({
      domain,
      points: right[place] ?? 0,
      of: perDomain,
      correct: right[place] ?? 0,
      questions: perDomain,
    }));
    const points = results.reduce((sum, result) => sum + result.points, 0);
    const { id } = await trx
      .insertInto('attempts')
      .values({
        ...who,
        seed: index + 1,
        questionIds: asked.map((question) => question.id),
        passPercent: 70,
        feedback: 'afterwards',
        state: 'submitted',
        startedAt,
        dueAt: new Date(startedAt.getTime() + 30 * 60_000),
        submittedAt,
        points,
        maxPoints: asked.length,
        isPassed: points * 100 >= 70 * asked.length,
        domains: JSON.stringify(results),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const answers = asked.map(({ id: questionId, solution, isRight }) => ({
      attemptId: id,
      questionId,
      userId: who.userId,
      value: JSON.stringify(answerTo(solution as Solution, isRight)),
      seconds: 60,
      points: isRight ? 1 : 0,
      savedAt: submittedAt,
    }));
    await trx.insertInto('answers').values(answers).execute();
    await practiceFromAttempt(trx, { userId: who.userId, courseId }, id, submittedAt);
  }
}

/** The correct answer, or a wrong one; null leaves the question unanswered. */
function answerTo({ options, steps, pairs, value, accepted }: Solution, isRight: boolean) {
  if (options) {
    const [wrong] = options.filter(({ isCorrect }) => !isCorrect);
    return isRight
      ? options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id)
      : wrong
        ? [wrong.id]
        : null;
  }
  if (!isRight) return null;
  if (steps) return steps.map(({ id }) => id);
  if (pairs) return pairs.map(({ id, matchId }) => `${id}:${matchId}`);
  return accepted?.[0] ?? String(value);
}
