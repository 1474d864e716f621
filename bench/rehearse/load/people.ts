import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../../src/features/accounts/passwords/passwords.server.ts';
import type { Owner } from '../cluster/database.ts';

const password = 'rehearse the whole thing';

/** An account used by the load. */
export type Person = { id: string; email: string; password: string };
export type Lecture = { courseId: string; lectureId: string; seconds: number };
export type Course = { id: string; slug: string };

/** Confirmed accounts with one password. */
export async function addPeople(owner: Owner, count: number, role = 'user'): Promise<Person[]> {
  const emails = Array.from({ length: count }, () => `rehearsal-${randomUUID()}@people.example`);
  const rows = await owner.query<{ id: string; email: string }>(
    `insert into users (email, name, role, verified_at, password_hash)
     select email, 'A Rehearsal', $2, now(), $3 from unnest($1::text[]) as given (email) returning id, email`,
    [emails, role, await hashPassword(password)],
  );
  return rows.map((row) => ({ ...row, password }));
}

/** Enrols these people in a course whose first lecture has a video. */
export async function enrolAll(owner: Owner, people: Person[]): Promise<Lecture> {
  const [lecture] = await owner.query<Lecture>(
    `select l.course_id as "courseId", l.id as "lectureId", l.duration_seconds as seconds
     from lectures l join sections s on s.id = l.section_id join courses c on c.id = l.course_id
     where l.position = 0 and s.position = 0 and c.is_public and l.duration_seconds > 30 limit 1`,
  );
  if (!lecture) throw new Error('The demo has no course that begins with a video.');
  await owner.query(
    'insert into enrolments (user_id, course_id) select unnest($1::uuid[]), $2 on conflict do nothing',
    [people.map(({ id }) => id), lecture.courseId],
  );
  return lecture;
}

/** The published courses that cost something. */
export const coursesForSale = (owner: Owner): Promise<Course[]> =>
  owner.query<Course>(
    `select id, slug from courses where is_public
     and charged_cents > 0 order by created_at`,
  );
