import { Pool } from 'pg';
import { video } from '../filling/fill.ts';
import { addLearners } from '../filling/people.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { byEffort } from '../running/effort.ts';
import { p95Of } from '../running/timed.ts';

const lectures = byEffort({ full: 1_000, quick: 1_000, smoke: 20 });
const perLecture = 40;
const requests = byEffort({ full: 300, quick: 100, smoke: 10 });
const allowedMs = 30;

/** A separate course, because other measurements depend on the size of the course with the video. */
const courseId = '00000000-0000-7000-8000-00000000c002';

/** A word in every fortieth passage, two words that few passages contain together, and a word in a quarter of them. */
const searches = ['contingency', 'owner trigger', 'register'];

/** How long a search within a course of 1,000 lectures takes: the 95th percentile. */
export async function measureFind({ database, product }: Bench): Promise<Finding[]> {
  await addLearners(database.url, 1);
  await addTranscripts(database.url);
  const findings: Finding[] = [];
  for (const search of searches) {
    const query = new URLSearchParams({ search });
    const ms = await p95Of(`${product.origin}/api/courses/${courseId}/find?${query}`, requests);
    findings.push({
      name: `find, “${search}”`,
      product: `${lectures.toLocaleString('en')} lectures, p95`,
      limit: '',
      measured: `${ms.toFixed(1)} ms`,
      required: `≤ ${allowedMs} ms`,
      passed: ms <= allowedMs,
      numbers: { ms, allowedMs },
    });
  }
  return findings;
}

/** Adds the course, its lectures without videos and their passages, unless an earlier run did; enrols the learner. */
async function addTranscripts(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  try {
    const { rows } = await pool.query(
      'select count(distinct lecture_id)::int as count from transcript_passages',
    );
    if (rows[0].count >= lectures) return;
    await pool.query(
      `insert into courses (id, slug, instructor_id, instructor_name, title, subtitle, description, category, level,
         language, price_cents, status, is_published, created_at)
       select $1, 'a-course-with-transcripts', instructor_id, instructor_name, 'A Course with Transcripts', '', '',
         category, level, language, price_cents, status, is_published, created_at
       from courses where id = $2`,
      [courseId, video.courseId],
    );
    await pool.query(
      `insert into enrolments (user_id, course_id)
       select id, $1 from users where email = 'learner0@bench.example'`,
      [courseId],
    );
    await pool.query(
      `with section as (
         insert into sections (course_id, title, position) values ($1, 'Spoken', 1000) returning id
       ), added as (
         insert into lectures (course_id, section_id, title, position)
         select $1, section.id, 'Spoken lecture ' || n, n from section, generate_series(1, $2) n
         returning id, position as n
       )
       insert into transcript_passages (lecture_id, position, course_id, second, text, config)
       select id, p, $1, p * 7, case when p % 4 = 0 then 'The register is read aloud in line ' else 'We look at line ' end
         || p || case when (n + p) % 40 = 0 then ', and the contingency is released.' else ' of the plan.' end
         || case when (n * p) % 37 = 0 then ' Its owner decides.' else '' end
         || case when (n + p) % 53 = 0 then ' A trigger is named.' else '' end, 'english'
       from added, generate_series(1, ${perLecture}) p`,
      [courseId, lectures],
    );
    await pool.query('vacuum (analyze) transcript_passages, lectures');
  } finally {
    await pool.end();
  }
}
