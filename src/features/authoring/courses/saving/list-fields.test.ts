import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourseBody } from '../../../../../test/factories/drafts.ts';
import { makePerson, type Person } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';

type Course = { _id: string; prerequisites: string[]; version: number };
type SavedBody = { fields?: Record<string, string>; course: Course };

let product: TestProduct;
let author: Person;
beforeAll(async () => {
  product = await createTestProduct();
  author = await makePerson(product.ctx, { role: 'instructor' });
});
afterAll(() => product.close());

const bodyWith = (overrides: Record<string, unknown>) => makeCourseBody(product.ctx, author.id, overrides);
const create = async (overrides: Record<string, unknown>) =>
  request<SavedBody>(product, 'POST /courses', { as: author, body: await bodyWith(overrides) });
const read = async (id: string, page: '' | '/edit' = '/edit') =>
  (await request<SavedBody>(product, `GET /courses/${id}${page}`, { as: author })).body.course;

test('the editor and the course page read the prerequisites that were written', async () => {
  const { body } = await create({ prerequisites: ' Risk 101 \n\nA critical path' });
  const written = ['Risk 101', 'A critical path'];
  expect((await read(body.course._id)).prerequisites).toEqual(written);
  expect((await read(body.course._id, '')).prerequisites).toEqual(written);
});

test('the course page says who a course is for, and who it is not for', async () => {
  const { body } = await create({ forWhom: 'Sponsors\nPMO leads', notForWhom: ['Schedulers'] });
  const page = (await read(body.course._id, '')) as Course & Record<string, unknown>;
  expect(page).toMatchObject({ forWhom: ['Sponsors', 'PMO leads'], notForWhom: ['Schedulers'] });
});

test('a course has no prerequisites until its author writes some, and a change without them keeps them', async () => {
  const { body } = await create({});
  const id = body.course._id;
  expect((await read(id)).prerequisites).toEqual([]);
  const change = async (overrides: Record<string, unknown>) =>
    request<SavedBody>(product, `PUT /courses/${id}`, { as: author, body: await bodyWith(overrides) });
  await change({ prerequisites: ['Risk 101'] });
  await change({ title: 'Another title' });
  expect((await read(id)).prerequisites).toEqual(['Risk 101']);
  await change({ prerequisites: '' });
  expect((await read(id)).prerequisites).toEqual([]);
});

test.each([
  ['ten prerequisites of 200 characters are accepted', Array(10).fill('x'.repeat(200)), undefined],
  [
    'eleven prerequisites are refused',
    Array(11).fill('x'),
    'Please use at most 10 lines for the prerequisites.',
  ],
  [
    'a prerequisite of 201 characters is refused',
    ['x'.repeat(201)],
    'Please use at most 200 characters per line for the prerequisites.',
  ],
])('%s', async (_name, prerequisites, sentence) => {
  const { status, body } = await create({ prerequisites });
  expect(status).toBe(sentence ? 400 : 200);
  expect(body.fields?.prerequisites).toBe(sentence);
});
