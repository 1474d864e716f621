import { Pool } from 'pg';
import { hashToken } from '../../src/features/accounts/registration/tokens.server.ts';
import { openSession } from '../../src/features/accounts/sessions/sessions.server.ts';
import { createDb } from '../../src/platform/database/database.ts';
import { video } from './fill.ts';

/** The cookies of some of the measured database's instructors, signed in for this run. */
export async function authorCookies(databaseUrl: string, count: number): Promise<string[]> {
  const pool = new Pool({ connectionString: databaseUrl });
  pool.on('error', () => {});
  try {
    const db = createDb(pool);
    const people = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'instructor')
      // The first instructor owns the images of all courses, which no real instructor does, and so comes last.
      .orderBy('createdAt', 'desc')
      .orderBy('email', 'desc')
      .limit(count)
      .execute();
    const device = { userAgent: 'bench', address: '127.0.0.1' };
    return await Promise.all(
      people.map(async ({ id }) => `session=${await openSession(db, id, device, new Date())}`),
    );
  } finally {
    await pool.end();
  }
}

const tokenOf = (learner: number): string => `bench-learner-${learner}`;

/** The cookie of a learner whom `signInLearners` has signed in, counted from 0. */
export const learnerCookie = (learner: number): string => `session=${tokenOf(learner)}`;

/** Enrols this many learners in the course with the video and signs them in. Learners of an earlier run are reused. */
export const addLearners = (url: string, count: number): Promise<void> =>
  signInLearners(url, count, video.courseId);

/** Signs this many learners in, and enrols them in a course if one is given. Learners of an earlier run are reused. */
export async function signInLearners(url: string, count: number, courseId?: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  const emails = Array.from({ length: count }, (_, learner) => `learner${learner}@bench.example`);
  const hashes = emails.map((_, learner) => hashToken(tokenOf(learner)));
  try {
    await pool.query(
      `insert into users (email, name, role, verified_at, password_hash)
       select email, 'A Learner', 'user', now(), '-' from unnest($1::text[]) as given (email)
       on conflict do nothing`,
      [emails],
    );
    await pool.query(
      `insert into sessions (token_hash, user_id, user_agent, address, expires_at)
       select hash, u.id, 'bench', '127.0.0.1', now() + interval '1 day'
       from unnest($1::text[], $2::bytea[]) as given (email, hash) join users u on u.email = given.email
       on conflict (token_hash) do update set expires_at = excluded.expires_at, last_seen_at = now()`,
      [emails, hashes],
    );
    if (courseId)
      await pool.query(
        `insert into enrolments (user_id, course_id) select id, $2 from users where email = any($1::text[])
         on conflict do nothing`,
        [emails, courseId],
      );
  } finally {
    await pool.end();
  }
}
