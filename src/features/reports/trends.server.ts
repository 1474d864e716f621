import { type RawBuilder, sql } from 'kysely';
import { toDollars } from '../../contract/money/money.ts';
import type { Db } from '../../platform/database/database.ts';
import type { TrendPoint, Trends } from './contract.ts';
import { type Period, periodBefore, stepName, stepsOf, unitOf } from './periods.ts';

/** Limits the figures to the courses of an instructor, or to one course; by default, all courses count. */
type Scope = { instructorId?: string; courseId?: string };

/**
 * The figures for each step of a period, including steps without any activity, and the totals of the period before.
 * Enrolments and revenue are as of now: later refunds are deducted.
 */
export async function trendsOf(db: Db, period: Period, now: Date, scope: Scope = {}): Promise<Trends> {
  const steps = stepsOf(period, now);
  const since = steps[0] ?? now;
  const before = periodBefore(period, now);
  const unit = unitOf(period);
  const tally = (column: string, what: RawBuilder<number>, from: RawBuilder<unknown>) =>
    tallyOf(
      db,
      sql`case when ${sql.ref(column)} >= ${since} then date_trunc(${sql.lit(unit)}, ${sql.ref(column)}, 'UTC') end`,
      what,
      sql`${from}
      and ${sql.ref(column)} >= ${before.since}
      and (${sql.ref(column)} >= ${since} or ${sql.ref(column)} < ${before.until})`,
    );
  const everything = scope.instructorId === undefined && scope.courseId === undefined;
  const own = ownCourses(scope);
  const [signUps, enrolments, completions, revenue] = await Promise.all([
    everything ? tally('created_at', counted, sql`users where deleted_at is null`) : null,
    tally('enrolled_at', counted, sql`enrolments where ended_at is null ${own}`),
    tally('completed_at', counted, sql`enrolments where ended_at is null ${own}`),
    everything
      ? tally('completed_at', earned, sql`orders where status = 'completed'`)
      : tally('completed_at', earned, sql`${soldLines} where status = 'completed' ${own}`),
  ]);
  const figuresOf = (step: number | undefined): Trends['previous'] => ({
    signUps: signUps && (signUps.get(step) ?? 0),
    enrolments: enrolments.get(step) ?? 0,
    completions: completions.get(step) ?? 0,
    revenue: toDollars(revenue.get(step) ?? 0),
  });
  const points = steps.map((start): TrendPoint => ({ date: stepName(start), ...figuresOf(start.getTime()) }));
  return { period, unit, points, previous: figuresOf(undefined) };
}

const counted = sql<number>`count(*)::int`;
const earned = sql<number>`sum(amount_cents - refunded_cents)::bigint`;

/** The sales of each course: the order of a bundle has a line for each of its courses. */
const soldLines = sql`(
  select orders.status, orders.completed_at, line.course_id, line.total_cents as amount_cents, line.refunded_cents
    from order_lines line join orders on orders.id = line.order_id
) sold`;

function ownCourses({ instructorId, courseId }: Scope): RawBuilder<unknown> {
  if (courseId) return sql`and course_id = ${courseId}`;
  if (!instructorId) return sql``;
  return sql`and course_id in (select id from courses where instructor_id = ${instructorId})`;
}

/**
 * The value of each step that has one, keyed by the step's start in milliseconds. The total of the previous period has
 * the key `undefined`.
 */
async function tallyOf(
  db: Db,
  step: RawBuilder<unknown>,
  what: RawBuilder<number>,
  from: RawBuilder<unknown>,
): Promise<Map<number | undefined, number>> {
  const { rows } = await sql<{ step: Date | null; figure: number }>`
    select ${step} as step, ${what} as figure from ${from} group by 1
  `.execute(db);
  return new Map(rows.map((row) => [row.step?.getTime(), row.figure]));
}
