import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { lastSecondOf } from '../../authoring/index.server.ts';
import { lockQuestionBank, requireTeaching } from '../access.server.ts';
import {
  beyondEnd,
  noLecture,
  noQuestion,
  questionChanged,
  questionExists,
  tooMany,
} from '../failures.server.ts';
import { requireOthers } from '../quizzes/require-others.server.ts';
import { assessmentLimits as limits } from '../rules/limits.ts';
import type { Solution } from '../rules/score.ts';
import type { QuestionBody } from './contract.ts';
import { lockQuestion } from './lock-question.server.ts';
import { revisionOfQuestion } from './read-questions.server.ts';

/**
 * Adds a question to a course's bank.
 * @returns its id
 * @throws 400 for a time after the end of its lecture, 404, 409 when the bank is full, or if it was saved before with the
 * same id
 */
export function addQuestion(
  ctx: Context,
  viewer: Viewer,
  courseId: string,
  body: QuestionBody,
): Promise<string> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockQuestionBank(trx, courseId, 'alone');
    await requireTeaching(trx, viewer, courseId);
    return addQuestionTo(trx, ctx.clock(), courseId, body);
  });
}

/** Adds a question to an exclusively locked bank. @returns its id @throws like `addQuestion` */
export async function addQuestionTo(
  trx: Trx,
  now: Date,
  courseId: string,
  body: QuestionBody,
): Promise<string> {
  const { count } = await trx
    .selectFrom('questions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('courseId', '=', courseId)
    .where('isCurrent', '=', true)
    .where('retiredAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= limits.perCourse) throw tooMany();
  const values = await valuesOf(trx, courseId, body);
  const added = await trx
    .insertInto('questions')
    .values({ ...(body.id && { seriesId: body.id }), courseId, createdAt: now, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seriesId')
    .executeTakeFirst();
  if (!added) throw questionExists();
  return added.seriesId;
}

/**
 * Changes a question. One that has been asked gets a new version, so that earlier attempts keep theirs.
 * @throws 400 for a time after the end of its lecture, 404, 409 if it has changed since the revision that was edited,
 * or if a quiz that learners must take would have no questions in its domains
 */
export async function changeQuestion(
  ctx: Context,
  viewer: Viewer,
  seriesId: string,
  body: QuestionBody,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const question = await lockUsable(trx, viewer, seriesId);
    const { id, courseId, version, createdAt } = question;
    if (body.revision !== undefined && body.revision !== revisionOfQuestion(question))
      throw questionChanged();
    await requireOthers(trx, { ...question, seriesId }, body.domain);
    const values = await valuesOf(trx, courseId, body);
    if (!(await isUsed(trx, id))) {
      await trx.updateTable('questions').set(values).where('id', '=', id).execute();
      return;
    }
    await trx.updateTable('questions').set({ isCurrent: false }).where('id', '=', id).execute();
    await trx
      .insertInto('questions')
      .values({ seriesId, version: version + 1, courseId, createdAt, ...values })
      .execute();
  });
}

/**
 * Takes a question out of the bank and every quiz; attempts keep it.
 * @throws 404, 409 if a quiz that learners must take would have no questions
 */
export async function removeQuestion(ctx: Context, viewer: Viewer, seriesId: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const question = await lockUsable(trx, viewer, seriesId);
    const { id } = question;
    await requireOthers(trx, { ...question, seriesId }, null);
    if (await isUsed(trx, id))
      await trx.updateTable('questions').set({ retiredAt: ctx.clock() }).where('id', '=', id).execute();
    else await trx.deleteFrom('questions').where('id', '=', id).execute();
    await sql`update quizzes set question_series = array_remove(question_series, ${seriesId}::uuid)
      where question_series @> array[${seriesId}::uuid]`.execute(trx);
  });
}

/** A question that is in the bank. @throws 404 also if it has been taken out */
async function lockUsable(trx: Trx, viewer: Viewer, seriesId: string) {
  const question = await lockQuestion(trx, viewer, seriesId);
  if (question.retiredAt) throw noQuestion();
  return question;
}

async function isUsed(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`select from attempts where question_ids @> array[${id}::uuid] limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

async function valuesOf(trx: Trx, courseId: string, body: QuestionBody) {
  const { kind, stem, explanation, domain, topic, difficulty, points } = body;
  const place = await placeOf(trx, courseId, body);
  const solution = JSON.stringify(solutionOf(body));
  return { kind, stem, solution, explanation, domain, topic, difficulty, points, ...place };
}

function solutionOf({ kind, options, value, tolerance, accepted }: QuestionBody): Solution {
  if (kind === 'number') return { kind, value: value ?? 0, tolerance };
  if (kind === 'text') return { kind, accepted };
  const parts = options.map(({ text, why }) => ({ id: randomId(), text, why }));
  if (kind === 'order') return { kind, steps: parts };
  if (kind === 'match')
    return {
      kind,
      pairs: parts.map((part, index) => ({
        ...part,
        matchId: randomId(),
        match: options[index]?.match ?? '',
      })),
    };
  return {
    kind,
    options: parts.map((part, index) => ({ ...part, isCorrect: options[index]?.isCorrect ?? false })),
  };
}

/** Numbered ids would reveal the author's order. */
const randomId = () => randomBytes(6).toString('hex');

async function placeOf(trx: Trx, courseId: string, { lectureId, second }: QuestionBody) {
  if (!lectureId) return { lectureId: null, second: null };
  const last = await lastSecondOf(trx, courseId, lectureId);
  if (last === undefined) throw noLecture();
  if ((second ?? 0) > last) throw beyondEnd();
  return { lectureId, second: second ?? null };
}
