import type { Context } from '../../../platform/context.ts';
import { failure } from '../../../platform/failures/failure.ts';
import { lecturesOf, requireEnrolment } from '../progress/curriculum.server.ts';
import { progressThrough } from '../progress/progress.ts';
import { dayOf, daysBetween, type Plan, planFor } from './plan.ts';

const wrongDate = failure('learning.target_date', 400, 'Please choose today or a later date.');
const finished = failure('learning.finished', 409, 'You have already finished this course.');

/** The earliest date, in days from today in UTC: west of Greenwich it may still be yesterday. */
const earliestDays = -1;
const latestDays = 5 * 366;

/**
 * Sets or clears the date by which a learner wants to finish a course.
 * @param date `2026-05-03`; null clears it
 * @throws 400 a past or distant date, 403 not enrolled, 409 the course is finished
 */
export async function setTargetDate(
  ctx: Context,
  userId: string,
  courseId: string,
  date: string | null,
): Promise<{ targetDate: string | null; plan: Plan | null }> {
  const today = dayOf(ctx.clock());
  if (date !== null) requireSensible(daysBetween(today, date));
  return ctx.db.transaction().execute(async (trx) => {
    const enrolment = await requireEnrolment(trx, userId, courseId);
    const lectures = await lecturesOf(trx, enrolment, ctx.clock());
    const isFinished = progressThrough(lectures, enrolment.completedAt !== null).completed;
    if (date !== null && isFinished) throw finished();
    await trx.updateTable('enrolments').set({ targetDate: date }).where('id', '=', enrolment.id).execute();
    const left = lectures.filter(({ completed }) => !completed);
    const seconds = left.reduce((sum, { duration }) => sum + duration, 0);
    return {
      targetDate: date,
      plan: date === null ? null : planFor(today, date, { lectures: left.length, seconds }),
    };
  });
}

function requireSensible(days: number): void {
  const message =
    days < earliestDays ? 'Please choose today or a later date.' : 'Please choose a date within five years.';
  if (!(days >= earliestDays && days <= latestDays)) throw wrongDate({ message, fields: { date: message } });
}
