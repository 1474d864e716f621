import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import { closedLectures } from '../../learning/index.server.ts';
import { participantIn } from '../access.server.ts';
import type { SimilarThreads } from '../contract.ts';
import type { ThreadState } from '../limits.ts';
import type { Reading } from './show-thread.server.ts';

const maxShown = 5;

/**
 * Questions in a course that share words with a title, the closest match first.
 * @throws 403 unless the viewer takes part in the course
 */
export async function similarThreads(
  { db, clock }: Reading,
  viewer: Viewer,
  courseId: string,
  title: string,
): Promise<SimilarThreads> {
  await participantIn(db, viewer, courseId);
  const closed = await closedLectures(db, viewer._id, courseId, clock());
  const anyWord = sql`replace(plainto_tsquery('english', searchable(${title}))::text, '&', '|')::tsquery`;
  const { rows } = await sql<{ id: string; title: string; state: ThreadState; answers: number }>`
    select id, title, state, (
      select count(*)::int from posts
      where thread_id = t.id and not held and hidden_at is null
    ) as answers
    from threads t, (select ${anyWord} as words) typed
    where course_id = ${courseId} and searched @@ words and not held and hidden_at is null
      and (lecture_id is null or lecture_id <> all(${closed}::uuid[]))
    order by ts_rank(searched, words) desc, created_at desc, id
    limit ${maxShown}`.execute(db);
  return { threads: rows.map(({ id, ...thread }) => ({ _id: id, ...thread })) };
}
