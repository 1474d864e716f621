import assert from 'node:assert/strict';
import { Pool } from 'pg';
import { video } from '../filling/fill.ts';
import { addLearners, learnerCookie } from '../filling/people.ts';
import type { Bench, Finding } from '../running/bench.ts';
import { byEffort } from '../running/effort.ts';

const learners = byEffort({ full: 500, quick: 500, smoke: 20 });
const questions = 60;

/**
 * 500 learners who submit a mock exam of 60 questions within the same second: how long until all of them have their
 * result. Each submission has to be acknowledged and scored.
 */
export async function measureSubmissions({ database, product }: Bench): Promise<Finding[]> {
  await addLearners(database.url, learners);
  const pool = new Pool({ connectionString: database.url, max: 1 });
  pool.on('error', () => {});
  try {
    const attempts = await addAttempts(pool);
    const began = performance.now();
    const took = await Promise.all(
      attempts.map(({ id, learner }, index) => submitAt(product.origin, id, learner, index / learners)),
    );
    const seconds = (performance.now() - began) / 1000;
    const { rows } = await pool.query(
      `select count(*)::int as count from attempts where id = any($1::uuid[]) and state = 'submitted' and points = $2`,
      [attempts.map(({ id }) => id), questions],
    );
    const p95 = took.sort((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0;
    return [
      {
        name: 'submissions of an exam of 60 questions in one second',
        product: `${rows[0].count} of ${learners} scored, p95 ${p95.toFixed(0)} ms`,
        limit: '',
        measured: `all after ${seconds.toFixed(1)} s`,
        required: 'all scored',
        passed: rows[0].count === learners,
        numbers: { scored: rows[0].count, learners, seconds, p95 },
      },
    ];
  } finally {
    await pool.end();
  }
}

type Open = { id: string; learner: number };

/** An open attempt of each learner, with a correct answer to every question. Attempts of an earlier run are deleted. */
async function addAttempts(pool: Pool): Promise<Open[]> {
  await pool.query(`delete from quizzes where course_id = $1 and title = 'Bench exam'`, [video.courseId]);
  await pool.query(`delete from questions where course_id = $1 and topic = 'bench'`, [video.courseId]);
  const asked = await pool.query(
    `insert into questions (course_id, kind, stem, solution, domain, topic)
     select $1, 'number', 'What is the CPI of project ' || n || '?', '{"kind":"number","value":1,"tolerance":0}',
       (array['People', 'Process', 'Business environment'])[1 + n % 3], 'bench'
     from generate_series(1, $2) n returning id`,
    [video.courseId, questions],
  );
  const ids = asked.rows.map(({ id }) => id);
  const quiz = await pool.query(
    `insert into quizzes (course_id, title, is_published, question_series, pass_percent)
     select $1, 'Bench exam', true, array_agg(series_id), 61 from questions where id = any($2::uuid[]) returning id`,
    [video.courseId, ids],
  );
  const begun = await pool.query(
    `insert into attempts (quiz_id, user_id, question_ids, feedback, pass_percent, started_at)
     select $1, id, $2, 'afterwards', 61, now() from users where email like 'learner%@bench.example'
       and substring(email from 'learner(\\d+)@')::int < $3
     returning id, user_id`,
    [quiz.rows[0].id, ids, learners],
  );
  await pool.query(
    `insert into answers (attempt_id, user_id, question_id, value, saved_at)
     select a.id, a.user_id, q, '"1"', now() from attempts a, unnest(a.question_ids) q where a.quiz_id = $1`,
    [quiz.rows[0].id],
  );
  const { rows } = await pool.query(
    `select a.id, substring(u.email from 'learner(\\d+)@')::int as learner
     from attempts a join users u on u.id = a.user_id where a.id = any($1::uuid[])`,
    [begun.rows.map(({ id }) => id)],
  );
  return rows;
}

/** @param share when to submit, as a share of the second @returns milliseconds until the complete response */
async function submitAt(origin: string, id: string, learner: number, share: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, share * 1000));
  const began = performance.now();
  const response = await fetch(`${origin}/api/attempts/${id}/submission`, {
    method: 'POST',
    headers: { cookie: learnerCookie(learner), origin },
  });
  await response.arrayBuffer();
  assert.equal(response.status, 200, 'submitting an attempt');
  return performance.now() - began;
}
