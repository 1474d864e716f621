import { Pool } from 'pg';
import { video } from '../filling/fill.ts';
import { addLearners } from '../filling/people.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { byEffort } from '../running/effort.ts';
import { p95Of } from '../running/timed.ts';

const count = byEffort({ full: 100_000, quick: 100_000, smoke: 2_000 });
const requests = byEffort({ full: 300, quick: 100, smoke: 10 });
const allowedMs = 30;

const course = `/api/courses/${video.courseId}/threads`;
const asked = [
  { name: 'the panel of a lecture', path: `${course}?lecture=${video.lectureId}&limit=100`, required: true },
  { name: 'the course’s page', path: course, required: false },
  { name: 'search', path: `${course}?search=quarterly%20budget`, required: false },
  { name: 'similar questions', path: `${course}/similar?title=Who%20owns%20the%20budget`, required: false },
];

/** How long questions take to load in a course with 100,000 of them, a thousand in the lecture: the 95th percentile. */
export async function measureQuestions({ database, product }: Bench): Promise<Finding[]> {
  await addLearners(database.url, 2);
  await addQuestions(database.url);
  const findings: Finding[] = [];
  for (const { name, path, required } of asked) {
    const ms = await p95Of(`${product.origin}${path}`, requests);
    findings.push({
      name: `questions, ${name}`,
      product: `${count.toLocaleString('en')} in the course, p95`,
      limit: '',
      measured: `${ms.toFixed(1)} ms`,
      ...(required && { required: `≤ ${allowedMs} ms` }),
      passed: !required || ms <= allowedMs,
      numbers: { ms, allowedMs },
    });
  }
  return findings;
}

/** Adds the questions, unless an earlier run did. Every tenth has an answer and a vote. */
async function addQuestions(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  try {
    const { rows } = await pool.query('select count(*)::int as count from threads');
    if (rows[0].count >= count) return;
    await pool.query(
      `insert into threads (id, course_id, lecture_id, second, author_id, title, body, created_at, active_at)
       select gen_random_uuid(), $1, case when n % 100 = 0 then $2::uuid end, n % 3600, u.id,
         (array['Who owns', 'When do we close', 'How do I score', 'What belongs in'])[1 + n % 4] || ' ' ||
         (array['the budget', 'a shared risk', 'the quarterly plan', 'an assumption', 'the supplier'])[1 + n % 5] ||
         ' in week ' || n,
         'We have tried the template of the course and disagree about line ' || n,
         now() - n * interval '1 minute', now() - n * interval '1 minute'
       from generate_series(1, $3) n, (select id from users where email = 'learner1@bench.example') u`,
      [video.courseId, video.lectureId, count],
    );
    await pool.query(
      `insert into posts (id, thread_id, author_id, body)
       select gen_random_uuid(), id, author_id, 'The person who can spend the money.' from threads where second % 10 = 0`,
    );
    await pool.query('insert into thread_votes select id, author_id from threads where second % 10 = 0');
    await pool.query('vacuum (analyze) threads, posts, thread_votes');
  } finally {
    await pool.end();
  }
}
