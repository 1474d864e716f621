import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MadeCourse, makeCourse } from '../../../test/factories/courses.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { countResources, resourcesPerLecture } from './count-resources.server.ts';

const perCourse = 300;

let product: TestProduct;
let course: MadeCourse;

/** Adds 300 lectures with a file each to the course, and to ninety others. */
beforeAll(async () => {
  product = await createTestProduct();
  course = await makeCourse(product.ctx, { lectures: [60, 60] });
  const { pool } = product.ctx;
  await pool.query(
    `insert into courses (slug, instructor_id, instructor_name, title, subtitle, description, category, level, language, price_cents)
     select 'course-' || n, instructor_id, instructor_name, title, '', '', category, level, language, 0
     from courses, generate_series(1, 90) n where id = $1`,
    [course.id],
  );
  await pool.query(`insert into sections (course_id, title, position) select id, 'More', 1 from courses`);
  await pool.query(
    `insert into lectures (course_id, section_id, title, position)
     select course_id, id, 'Lecture', n from sections, generate_series(1, $1::int) n where position = 1
     order by course_id`,
    [perCourse],
  );
  await pool.query(
    `insert into resources (lecture_id, asset_id, title, position)
     select lectures.id, assets.id, 'Handout', 0 from lectures, (select id from assets limit 1) assets
     where video_asset_id is null
     order by lectures.id`,
  );
  await pool.query('vacuum (analyze) lectures, resources');
});
afterAll(() => product.close());

test('counts the files of each lecture that has any', async () => {
  const counts = await countResources(product.ctx.db, course.id);
  expect(counts.size).toBe(perCourse);
  expect(new Set(counts.values())).toEqual(new Set([1]));
  for (const withoutFiles of course.lectureIds) expect(counts.has(withoutFiles)).toBe(false);
});

test('counting the files of a long course reads less than one block for every five lectures', async () => {
  const { sql, parameters } = resourcesPerLecture(product.ctx.db, course.id).compile();
  const { rows } = await product.ctx.pool.query(`explain (analyze, buffers, format json) ${sql}`, [
    ...parameters,
  ]);
  const { Plan: plan } = rows[0]['QUERY PLAN'][0];
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(perCourse / 5);
});
