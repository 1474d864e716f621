import { type RawBuilder, sql } from 'kysely';
import { toDollars } from '../../contract/money.ts';
import type { Db } from '../../platform/database/database.ts';
import type { TrendPoint, Trends } from './contract.ts';
import { type Period, stepName, stepsOf, unitOf } from './periods.ts';

/** The instructor whose courses count; all by default. */
type Scope = { instructorId?: string; courseId?: string };

/**
 * What happened in each step of a period, including quiet ones. Enrolments and revenue are as of now: later refunds are
 * deducted.
 */
export async function trendsOf(db: Db, period: Period, now: Date, scope: Scope = {}): Promise<Trends> {
  const steps = stepsOf(period, now);
  const since = steps[0] ?? now;
  const unit = unitOf(period);
  const tally = (column: string, what: RawBuilder<number>, from: RawBuilder<unknown>) =>
    tallyOf(
      db,
      sql`date_trunc(${sql.lit(unit)}, ${sql.ref(column)}, 'UTC')`,
      what,
      sql`${from}
      and ${sql.ref(column)} >= ${since}`,
    );
  const everything = scope.instructorId === undefined && scope.courseId === undefined;
  const own = ownCourses(scope);
  const [signUps, enrolments, completions, revenue] = await Promise.all([
    everything ? tally('created_at', counted, sql`users where deleted_at is null`) : null,
    tally('enrolled_at', counted, sql`enrolments where ended_at is null ${own}`),
    tally('completed_at', counted, sql`enrolments where ended_at is null ${own}`),
    tally('completed_at', earned, sql`orders where status = 'completed' ${own}`),
  ]);
  const points = steps.map((start): TrendPoint => {
    const step = start.getTime();
    return {
      date: stepName(start),
      signUps: signUps && (signUps.get(step) ?? 0),
      enrolments: enrolments.get(step) ?? 0,
      completions: completions.get(step) ?? 0,
      revenue: toDollars(revenue.get(step) ?? 0),
    };
  });
  return { period, unit, points };
}

const counted = sql<number>`count(*)::int`;
const earned = sql<number>`sum(amount_cents - refunded_cents)::bigint`;

function ownCourses({ instructorId, courseId }: Scope): RawBuilder<unknown> {
  if (courseId) return sql`and course_id = ${courseId}`;
  if (!instructorId) return sql``;
  return sql`and course_id in (select id from courses where instructor_id = ${instructorId})`;
}

/** The value of each step that has one, by the step's start in milliseconds. */
async function tallyOf(
  db: Db,
  step: RawBuilder<unknown>,
  what: RawBuilder<number>,
  from: RawBuilder<unknown>,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ step: Date; figure: number }>`
    select ${step} as step, ${what} as figure from ${from} group by 1
  `.execute(db);
  return new Map(rows.map((row) => [row.step.getTime(), row.figure]));
}
