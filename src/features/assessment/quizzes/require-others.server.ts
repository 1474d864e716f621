import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import { lastQuestion } from '../failures.server.ts';
import { inCurriculum } from './quiz-done.server.ts';

type Question = { seriesId: string; courseId: string; domain: string };

/**
 * Requires that no quiz that learners must take, in the curriculum or for the certificate, loses its only question:
 * nobody could start it.
 * @param nextDomain the question's next domain; null if it is removed
 * @throws 409
 */
export async function requireOthers(
  trx: Trx,
  { seriesId, courseId, domain }: Question,
  nextDomain: string | null,
): Promise<void> {
  if (nextDomain === domain) return;
  const isOnlyFixed = sql<boolean>`${nextDomain === null} and question_series = array[${seriesId}::uuid]`;
  const isOnlyDrawn = sql<boolean>`per_domain ? ${domain} and not coalesce(per_domain ? ${nextDomain}, false)
    and not exists (
      select from questions as other
      where other.course_id = quizzes.course_id and other.series_id <> ${seriesId}
        and other.is_current and other.retired_at is null and quizzes.per_domain ? other.domain)`;
  const emptied = await trx
    .selectFrom('quizzes')
    .select('id')
    .where('courseId', '=', courseId)
    .where((is) => is.or([inCurriculum, is('certificatePercent', 'is not', null)]))
    .where((is) => is.or([isOnlyFixed, isOnlyDrawn]))
    .executeTakeFirst();
  if (emptied) throw lastQuestion();
}
