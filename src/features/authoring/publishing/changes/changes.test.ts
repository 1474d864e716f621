import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourseBody } from '../../../../../test/factories/drafts.ts';
import { makePerson, type Person } from '../../../../../test/factories/people.ts';
import { request } from '../../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../../test/harness/test-product.ts';
import type { FullCourse } from '../../contract.ts';
import type { CourseChanges } from './contract.ts';

type Saved = { course: { _id: string } };

let product: TestProduct;
let author: Person;
let admin: Person;
beforeAll(async () => {
  product = await createTestProduct();
  author = await makePerson(product.ctx, { role: 'instructor', name: 'Grace Hopper' });
  admin = await makePerson(product.ctx, { role: 'admin' });
});
afterAll(() => product.close());

async function submit(): Promise<string> {
  const body = await makeCourseBody(product.ctx, author.id, { isPublished: true });
  return (await request<Saved>(product, 'POST /courses', { as: author, body })).body.course._id;
}
const review = (id: string, body: object) =>
  request(product, `PATCH /admin/courses/${id}/review`, { as: admin, body });
async function submitAndApprove(): Promise<string> {
  const id = await submit();
  await review(id, { status: 'published' });
  return id;
}
const changesOf = async (id: string) =>
  (await request<{ changes: CourseChanges }>(product, `GET /admin/courses/${id}/changes`, { as: admin })).body
    .changes;

/** Saves the course as its author after `change`. */
async function save(id: string, change: (course: FullCourse) => object): Promise<void> {
  const { body } = await request<{ course: FullCourse }>(product, `GET /courses/${id}/edit`, { as: author });
  const response = await request(product, `PUT /courses/${id}`, {
    as: author,
    body: { ...body.course, ...change(body.course) },
  });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
}

test('a course that was never approved is a first submission, even after a rejection', async () => {
  const id = await submit();
  expect(await changesOf(id)).toMatchObject({ state: 'first', approvedAt: null, fields: [], lectures: [] });
  await review(id, { status: 'rejected' });
  expect((await changesOf(id)).state).toBe('first');
});

test('texts, prices and lists show what was removed and added', async () => {
  const id = await submitAndApprove();
  expect(await changesOf(id)).toMatchObject({ state: 'compared', fields: [], sections: [], lectures: [] });
  await save(id, () => ({
    title: 'Risk registers that people read',
    discountPrice: null,
    learningOutcomes: ['Choose a response', 'Say who owns it'],
  }));
  const { fields } = await changesOf(id);
  expect(fields.map(({ label }) => label)).toEqual([
    'Title',
    'What learners will be able to do',
    'Discount price',
  ]);
  const [title, outcomes, discount] = fields.map(({ passages }) => passages);
  expect(title).toEqual(
    expect.arrayContaining([
      { kind: 'removed', text: 'get' },
      { kind: 'added', text: 'people' },
    ]),
  );
  expect(outcomes).toEqual([
    { kind: 'removed', text: 'Write risks as cause, event and effect' },
    { kind: 'same', text: 'Choose a response' },
    { kind: 'added', text: 'Say who owns it' },
  ]);
  expect(discount).toEqual([
    { kind: 'removed', text: '$29.50' },
    { kind: 'added', text: 'None' },
  ]);
});

test('lectures and sections that were added, removed, renamed, moved or changed are listed', async () => {
  const id = await submitAndApprove();
  await save(id, ({ sections: [first] }) => ({
    sections: [
      {
        ...first!,
        title: 'The first steps',
        lectures: [{ ...first!.lectures[0]!, title: 'Hello', practiceMinutes: 5 }],
      },
      {
        title: 'Writing',
        lectures: [first!.lectures[1]!, { title: 'Read this', kind: 'text', body: 'Three sentences.' }],
      },
    ],
  }));
  const { sections, lectures } = await changesOf(id);
  expect(sections).toMatchObject([
    { change: 'changed', title: 'The first steps', titleBefore: 'First steps', isMoved: false },
    { change: 'added', title: 'Writing' },
  ]);
  expect(lectures).toMatchObject([
    {
      change: 'changed',
      title: 'Hello',
      titleBefore: 'Welcome',
      details: ['Time for exercises: 0 minutes → 5 minutes.'],
    },
    {
      change: 'changed',
      title: 'Naming risks',
      isMoved: true,
      sectionBefore: 'First steps',
      section: 'Writing',
    },
    { change: 'added', title: 'Read this', section: 'Writing' },
  ]);
  await save(id, (course) => ({
    sections: course.sections.slice(0, 1).map((section) => ({
      ...section,
      lectures: [...section.lectures, { title: 'New', kind: 'text', body: 'Text' }],
    })),
  }));
  expect((await changesOf(id)).lectures.at(-1)).toMatchObject({ change: 'removed', title: 'Naming risks' });
});

test('approving again, by review or by the toggle, starts a new comparison', async () => {
  const id = await submitAndApprove();
  await save(id, () => ({ title: 'Another title' }));
  expect((await changesOf(id)).fields).toHaveLength(1);
  const put = (status: string) =>
    request(product, `PUT /admin/courses/${id}/status`, { as: admin, body: { status } });
  await put('draft');
  expect((await changesOf(id)).fields).toHaveLength(1);
  await put('published');
  expect((await changesOf(id)).fields).toEqual([]);
});

test('an approval from before versions were kept leaves nothing to compare with', async () => {
  const id = await submitAndApprove();
  await product.ctx.db.deleteFrom('approvedVersions').where('courseId', '=', id).execute();
  expect(await changesOf(id)).toMatchObject({ state: 'unrecorded', approvedAt: null });
  await request(product, `PUT /admin/courses/${id}/status`, { as: admin, body: { status: 'draft' } });
  expect((await changesOf(id)).state).toBe('unrecorded');
});

test('only administrators compare, and an unknown course is not found', async () => {
  const id = await submit();
  const status = async (as: Person, course = id) =>
    (await request(product, `GET /admin/courses/${course}/changes`, { as })).status;
  expect(await status(author)).toBe(403);
  expect(await status(admin, '00000000-0000-4000-8000-000000000000')).toBe(404);
});
