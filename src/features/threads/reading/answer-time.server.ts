import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

const minAnswered = 5;

/**
 * How long a course's questions usually wait for an answer: the median in hours, rounded up. Null with fewer than five
 * answered questions.
 */
export async function medianAnswerHours(db: Db, courseId: string): Promise<number | null> {
  const { rows } = await sql<{ count: number; seconds: number | null }>`
    select count(*)::int as count, (
      percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at))
    )::float8 as seconds
    from threads
    where course_id = ${courseId} and first_answered_at is not null and hidden_at is null`.execute(db);
  const [row] = rows;
  if (!row || row.count < minAnswered || row.seconds === null) return null;
  return Math.max(1, Math.ceil(row.seconds / 3600));
}
