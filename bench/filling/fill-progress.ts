import { Client, type Pool } from 'pg';
import { byEffort } from '../running/effort.ts';
import { video } from './fill.ts';

/** 100,000 learners in four courses each, with 25 lectures: 10,000,000 rows of progress. */
const learners = byEffort({ full: 100_000, quick: 100_000, smoke: 200 });
const courses = byEffort({ full: 4_000, quick: 4_000, smoke: 80 });
const perLearner = 4;
const perCourse = 25;
/** Each learner is signed in on three devices. */
const devices = 3;
/** How many of the learners are also enrolled in the popular course, which hardly any of them have started. */
const crowd = byEffort({ full: 10_000, quick: 10_000, smoke: 20 });

const isStudent = `email like 'student%@bench.example'`;
const popular = `(select course_id from lectures where position = ${perCourse} order by course_id limit 1)`;

/**
 * Adds learners with their sessions, enrolments and progress, unless an earlier run added them. Progress is written
 * lecture by lecture, as a class would, so that the rows of one learner are far apart on the disk.
 */
export async function fillProgress(url: string, say: (line: string) => void): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from users where ${isStudent} limit 1`);
    if (rowCount) return;
    const count = (learners * perLearner * perCourse).toLocaleString('en-GB');
    say(`Adding ${count} rows of progress…`);
    await client.query('begin');
    // Skips triggers and foreign-key checks: the rows are consistent.
    await client.query(
      `set local session_replication_role = replica; set local maintenance_work_mem = '512MB'`,
    );
    await addLectures(client);
    await addLearners(client);
    await addProgress(client);
    await addCrowd(client);
    await client.query('commit');
    await client.query(
      'vacuum (analyze) users, sessions, sections, lectures, resources, enrolments, lecture_progress',
    );
  } finally {
    await client.end();
  }
}

async function addLectures(client: Client): Promise<void> {
  await client.query(
    `insert into sections (course_id, title, position)
     select id, 'One', 0 from courses order by id limit $1::int`,
    [courses],
  );
  await client.query(
    `insert into lectures (course_id, section_id, title, position, is_free_preview, video_asset_id, duration_seconds)
     select course_id, id, 'Lecture ' || n, n, n = 1, $1, 600
     from sections, generate_series(1, $2::int) n where title = 'One' and course_id <> $3`,
    [video.assetId, perCourse, video.courseId],
  );
  await client.query(
    `insert into resources (lecture_id, asset_id, title, position) select id, $1, 'Handout', 0 from lectures`,
    [video.assetId],
  );
}

async function addLearners(client: Client): Promise<void> {
  await client.query(
    `insert into users (email, name, role, verified_at, password_hash)
     select 'student' || n || '@bench.example', 'Student ' || n, 'user', now(), '-' from generate_series(1, $1::int) n`,
    [learners],
  );
  await client.query(
    `insert into sessions (token_hash, user_id, user_agent, address, expires_at)
     select sha256(convert_to(email || n, 'UTF8')), id, 'bench', '127.0.0.1', now() + interval '30 days'
     from users, generate_series(1, $1::int) n where ${isStudent}`,
    [devices],
  );
  await client.query(
    `with student as (select id, row_number() over (order by id) as place from users where ${isStudent}),
       course as (
         select course_id as id, row_number() over (order by course_id) - 1 as place from lectures
         where position = $2 group by course_id
       )
     insert into enrolments (user_id, course_id, enrolled_at)
     select student.id, course.id, now() - interval '90 days'
     from student cross join generate_series(0, $1::int - 1) n
     join course on course.place = (student.place * 7 + n * 1009) % (select count(*) from course)`,
    [perLearner, perCourse],
  );
}

async function addCrowd(client: Client): Promise<void> {
  await client.query(
    `insert into enrolments (user_id, course_id)
     select id, ${popular} from users where ${isStudent} order by id limit $1
     on conflict do nothing`,
    [crowd],
  );
}

/** Adds the rows of progress, then builds the primary key, which takes a fraction of the time. */
async function addProgress(client: Client): Promise<void> {
  await client.query('alter table lecture_progress drop constraint lecture_progress_pkey');
  for (let place = 1; place <= perCourse; place += 1)
    await client.query(
      `insert into lecture_progress
         (enrolment_id, lecture_id, opened_at, position_seconds, watched_percent, completed_at, updated_at)
       select e.id, l.id, e.enrolled_at, 600, 100, e.enrolled_at, e.enrolled_at
       from enrolments e join users u on u.id = e.user_id join lectures l on l.course_id = e.course_id
       where u.${isStudent} and l.position = $1`,
      [place],
    );
  await client.query('alter table lecture_progress add primary key (enrolment_id, lecture_id)');
}

/** A learner at the end of the popular course, with the secret of a session. */
export async function someStudent(pool: Pool) {
  const { rows } = await pool.query<Record<'userId' | 'courseId' | 'lectureId' | 'slug' | 'token', string>>(
    `select e.user_id as "userId", e.course_id as "courseId", l.id as "lectureId", c.slug, u.email || '1' as token
     from enrolments e join users u on u.id = e.user_id join courses c on c.id = e.course_id
     join lectures l on l.course_id = c.id join lecture_progress p on p.enrolment_id = e.id and p.lecture_id = l.id
     where e.course_id = ${popular} and l.position = $1 limit 1`,
    [perCourse],
  );
  const [found] = rows;
  if (!found) throw new Error('No learner of the popular course has any progress.');
  return found;
}
