import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCourseBody } from '../../../../../test/factories/drafts.ts';
import { makePerson, type Person } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import type { FullCourse } from '../../contract.ts';

/** The last lecture cannot be saved; everything before it has been saved by then. */
const lastTitle = 'The database gives up here';

let product: TestProduct;
let author: Person;
beforeAll(async () => {
  product = await createTestProduct();
  author = await makePerson(product.ctx, { role: 'instructor' });
  await sql`alter table lectures add constraint gives_up check (title <> ${sql.lit(lastTitle)})`.execute(
    product.ctx.db,
  );
});
afterAll(() => product.close());

async function bodies() {
  const body = await makeCourseBody(product.ctx, author.id, { title: 'Whole' });
  const [section] = body.sections;
  const lectures = section?.lectures.map((lecture, place) =>
    place === 1 ? { ...lecture, title: lastTitle } : { ...lecture, title: 'Changed' },
  );
  return { body, broken: { ...body, title: 'Half', sections: [{ title: 'Changed', lectures }] } };
}

/** The number of rows in each table that saving a course writes to. */
async function rows() {
  const { db } = product.ctx;
  const counts = await Promise.all(
    (['courses', 'sections', 'lectures', 'auditLog'] as const).map((table) =>
      db.selectFrom(table).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
    ),
  );
  return counts.map(({ count }) => count);
}

describe('when saving fails midway', () => {
  test('a new course does not exist at all', async () => {
    const { broken } = await bodies();
    const before = await rows();
    expect((await request(product, 'POST /courses', { as: author, body: broken })).status).toBe(500);
    expect(await rows()).toEqual(before);
  });

  test('a changed course is unchanged, to the last lecture', async () => {
    const { body, broken } = await bodies();
    const created = await request<{ course: { _id: string } }>(product, 'POST /courses', {
      as: author,
      body,
    });
    const id = created.body.course._id;
    const open = async () =>
      (await request<{ course: FullCourse }>(product, `GET /courses/${id}/edit`, { as: author })).body.course;
    const namesOf = ({ title, version, sections }: FullCourse) => ({
      title,
      version,
      sections: sections.map((section) => [section.title, ...section.lectures.map((one) => one.title)]),
    });
    const [before, after] = [namesOf(await open()), await rows()];
    expect((await request(product, `PUT /courses/${id}`, { as: author, body: broken })).status).toBe(500);
    expect(namesOf(await open())).toEqual(before);
    expect(await rows()).toEqual(after);
  });
});
