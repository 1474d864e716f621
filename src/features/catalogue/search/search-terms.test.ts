import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makeCourseBody } from '../../../../test/factories/drafts.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';

const titles = [
  'Practical Kanban in Construction',
  'Kanban, practically',
  'Bow-tie Diagrams 101',
  'Earned Value: 50% more',
  'Überblick für Einsteiger',
  'To do it at IT',
];

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
  const { id } = await makePerson(product.ctx, { role: 'instructor', name: 'Grace Hopper' });
  for (const title of titles) await makeCourse(product.ctx, { instructorId: id, title, category: 'Agile' });
});
afterAll(() => product.close());

/** The searched text is title, category and instructor, one per line. */
const expected = (search: string) =>
  titles.filter((title) => `${title}\nAgile\nGrace Hopper`.toLowerCase().includes(search.toLowerCase()));

test.each([
  'practical kanban',
  'TICAL KANBAN IN CON',
  'kanban practical',
  'kanban in construction',
  'Kanban, practically',
  'bow-tie diagrams',
  'tie diagrams 10',
  'value: 50% more',
  'value: 50_ more',
  'überblick für',
  'to do it',
  'do it at it',
  'grace hopper',
  'practical kanban and bow-ties',
])('several words match only next to each other and in order: “%s”', async (search) => {
  const { body } = await request<{ courses: { title: string }[] }>(
    product,
    `GET /courses?search=${encodeURIComponent(search)}`,
  );
  expect(body.courses.map(({ title }) => title).sort()).toEqual(expected(search).sort());
});

const found = async (search: string) => {
  const path = `GET /courses?search=${encodeURIComponent(search)}` as const;
  return (await request<{ courses: { title: string }[] }>(product, path)).body.courses.map(
    ({ title }) => title,
  );
};

test('apostrophes and quotation marks are found however they are typed, and left out around a search', async () => {
  const [typographic, straight] = ['The leader’s “first” plan', `The manager's "first" plan`];
  for (const title of [typographic, straight]) await makeCourse(product.ctx, { title, category: 'Agile' });
  expect(await found("leader's")).toEqual([typographic]);
  expect(await found('manager’s')).toEqual([straight]);
  expect(await found(`the leader's "first" plan`)).toEqual([typographic]);
  expect((await found('“first” plan')).sort()).toEqual([typographic, straight].sort());
  expect((await found('"first plan"')).sort()).toEqual([]);
});

test('a pasted search is read with single spaces, as titles are stored', async () => {
  expect(await found(' kanban\u00a0in  construction')).toEqual(['Practical Kanban in Construction']);
});

test('a letter with its accent as a separate character is the same letter, in titles, names and searches', async () => {
  const [composed, apart] = ['für', 'fu\u0308r'];
  const as = await makePerson(product.ctx, { role: 'instructor' });
  const body = await makeCourseBody(product.ctx, as.id, { title: `Notizen ${apart} Leiter` });
  const made = await request<{ course: { _id: string } }>(product, 'POST /courses', { as, body });
  await product.ctx.db
    .updateTable('courses')
    .set({ status: 'approved', isPublished: true })
    .where('id', '=', made.body.course._id)
    .execute();
  for (const typed of [composed, apart])
    expect((await found(typed)).sort()).toEqual(['Notizen für Leiter', 'Überblick für Einsteiger']);
});
