import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeCourseBody } from '../../../../test/factories/drafts.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { ManagedCourse } from '../contract.ts';

type Saved = {
  course: { _id: string; slug: string; status: string; isPublished: boolean; isPublic: boolean };
  message: string;
};

let product: TestProduct;
let author: Person;
let admin: Person;
beforeAll(async () => {
  product = await createTestProduct();
  author = await makePerson(product.ctx, { role: 'instructor', name: 'Grace Hopper' });
  admin = await makePerson(product.ctx, { role: 'admin' });
});
afterAll(() => product.close());

async function create(overrides: Record<string, unknown> = {}) {
  const body = await makeCourseBody(product.ctx, author.id, overrides);
  return (await request<Saved>(product, 'POST /courses', { as: author, body })).body.course;
}
const publish = (id: string, isPublished = true) =>
  request<Saved>(product, `PATCH /courses/${id}/publication`, { as: author, body: { isPublished } });
const review = (id: string, body: object, as = admin) =>
  request<Saved>(product, `PATCH /admin/courses/${id}/review`, { as, body });
const inCatalogue = async (slug: string) => (await request(product, `GET /courses/${slug}`)).status === 200;
const actions = async (id: string) =>
  (
    await product.ctx.db
      .selectFrom('auditLog')
      .select('action')
      .where('subjectId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map((row) => row.action);

describe('from draft to catalogue', () => {
  test('publishing requests a review, approval puts the course into the catalogue and emails its instructor', async () => {
    const { _id, slug } = await create();
    const response = await publish(_id);
    expect(response.body).toMatchObject({
      message: 'Course submitted for review',
      course: { status: 'pending', isPublished: true, isPublic: false },
    });
    expect(await inCatalogue(slug)).toBe(false);

    const approved = await review(_id, { status: 'approved' });
    expect(approved.body).toMatchObject({
      message: 'Course approved successfully',
      course: { status: 'approved', isPublic: true },
    });
    expect(await inCatalogue(slug)).toBe(true);
    const [email] = await product.runJobs();
    expect(email).toMatchObject({
      to: author.email,
      subject: '“Risk registers that get read” has been approved',
    });
    expect(email?.text).toContain(`/courses/${slug}`);
    expect(await actions(_id)).toEqual(['course.created', 'course.publication_requested', 'course.approved']);

    await publish(_id, false);
    expect(await inCatalogue(slug)).toBe(false);
    expect((await publish(_id)).body).toMatchObject({
      message: 'Course published successfully',
      course: { status: 'approved', isPublic: true },
    });
  });

  test('a rejection gives a reason and unpublishes the course; publishing it again requests another review', async () => {
    const { _id } = await create({ isPublished: true });
    const rejected = await review(_id, { status: 'rejected', reason: 'The sound of lecture 2 is missing.' });
    expect(rejected.body).toMatchObject({
      message: 'Course rejected successfully',
      course: { status: 'rejected', isPublished: false },
    });
    const emails = await product.runJobs();
    expect(emails.at(-1)?.text).toContain('The sound of lecture 2 is missing.');
    const again = await publish(_id);
    expect(again.body.course).toMatchObject({ status: 'pending', reviewReason: null });
  });

  test('only one of two simultaneous reviewers decides', async () => {
    const { _id } = await create({ isPublished: true });
    const responses = await Promise.all([
      review(_id, { status: 'published' }),
      review(_id, { status: 'rejected' }),
    ]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409]);
    expect(await product.runJobs()).toHaveLength(1);
  });

  test('a course that is not pending cannot be reviewed, and instructors cannot review', async () => {
    const { _id } = await create();
    expect((await review(_id, { status: 'approved' })).status).toBe(409);
    await publish(_id);
    expect((await review(_id, { status: 'approved' }, author)).status).toBe(403);
  });

  test('the administrator’s toggle publishes and unpublishes without a review', async () => {
    const { _id, slug } = await create();
    const put = (status: string) =>
      request<Saved>(product, `PUT /admin/courses/${_id}/status`, { as: admin, body: { status } });
    expect((await put('published')).body).toMatchObject({
      message: 'Course published successfully',
      course: { isPublic: true },
    });
    expect(await inCatalogue(slug)).toBe(true);
    expect((await put('draft')).body).toMatchObject({
      message: 'Course unpublished successfully',
      course: { status: 'draft', isPublished: false },
    });
  });

  test('an administrator who has not seen another’s decision, or the latest version, cannot overturn or publish it', async () => {
    const { _id } = await create({ isPublished: true });
    const shown = async () => {
      const { body } = await request<{ course: { status: string; version: number } }>(
        product,
        `GET /admin/courses/${_id}`,
        { as: admin },
      );
      return { shownStatus: body.course.status, shownVersion: body.course.version };
    };
    const toggle = (body: object) =>
      request(product, `PUT /admin/courses/${_id}/status`, { as: admin, body });
    const opened = await shown();
    const { body: whole } = await request<{ course: object }>(product, `GET /courses/${_id}/edit`, {
      as: author,
    });
    const changed = { ...whole.course, title: 'Changed since', thumbnail: undefined };
    await request(product, `PUT /courses/${_id}`, { as: author, body: changed });
    const saved = { status: 409, body: { code: 'course.saved_meanwhile' } };
    expect(await review(_id, { status: 'approved', ...opened })).toMatchObject(saved);
    expect(await toggle({ status: 'published', ...opened })).toMatchObject(saved);

    const latest = await shown();
    await review(_id, { status: 'rejected', reason: 'The title.' });
    const decided = { status: 409, body: { code: 'course.decided_elsewhere' } };
    expect(await toggle({ status: 'published', ...latest })).toMatchObject(decided);
    expect(await toggle({ status: 'draft', ...latest })).toMatchObject(decided);
    expect((await shown()).shownStatus).toBe('rejected');
    expect((await toggle({ status: 'published', ...(await shown()) })).status).toBe(200);
  });

  test('deleting a course says if some media could not be deleted, and the product tries again later', async () => {
    const { _id } = await create();
    const remove = vi
      .spyOn(product.ctx.store, 'remove')
      .mockRejectedValue(new Error('the store is unavailable'));
    const { status, body } = await request(product, `DELETE /admin/courses/${_id}`, { as: admin });
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: 'Course deleted but some media cleanup failed',
    });
    remove.mockRestore();
    const again = vi.spyOn(product.ctx.store, 'remove');
    product.advance(3_600_000);
    await product.runJobs();
    expect(again).toHaveBeenCalled();
    again.mockRestore();
  });

  test('only one of two simultaneous administrators decides, and only that decision is recorded', async () => {
    const other = await makePerson(product.ctx, { role: 'admin' });
    const { _id } = await create();
    await publish(_id);
    const responses = await Promise.all([
      review(_id, { status: 'approved' }),
      review(_id, { status: 'rejected', reason: 'Too short' }, other),
    ]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409]);
    expect((await actions(_id)).filter((action) => /approved|rejected/.test(action))).toHaveLength(1);
  });

  test('the CSV contains the filtered courses', async () => {
    const title = `Spreadsheet ${Date.now()}`;
    await create({ title });
    const path = `GET /admin/courses.csv?search=${encodeURIComponent(title)}` as const;
    const lines = (await request<string>(product, path, { as: admin })).body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${title},`);
    const own = `GET /courses/instructor-courses.csv?search=${encodeURIComponent(title)}` as const;
    expect((await request<string>(product, own, { as: author })).body).toContain(title);
  });

  test('an administrator deletes a course and its media', async () => {
    const { _id } = await create();
    const response = await request(product, `DELETE /admin/courses/${_id}`, { as: admin });
    expect(response.body.message).toBe('Course and associated media deleted successfully');
    expect((await request(product, `GET /admin/courses/${_id}`, { as: admin })).status).toBe(404);
  });
});

test('the administrators’ list can be searched, filtered and sorted', async () => {
  const mark = `mark${Date.now()}`;
  const [cheap, dear] = [
    await create({ title: `Cheap ${mark}`, price: 5, discountPrice: null }),
    await create({ title: `Dear ${mark}`, price: 500 }),
  ];
  await publish(dear._id);
  const learner = await makePerson(product.ctx);
  await product.ctx.db.insertInto('enrolments').values({ userId: learner.id, courseId: cheap._id }).execute();
  const list = async (query: string) =>
    (
      await request<{ courses: ManagedCourse[]; total: number }>(product, `GET /admin/courses?${query}`, {
        as: admin,
      })
    ).body;
  const ids = async (query: string) =>
    (await list(`search=${mark}&${query}`)).courses.map((course) => course._id);
  expect(await ids('sort=price')).toEqual([cheap._id, dear._id]);
  expect(await ids('sort=-students')).toEqual([cheap._id, dear._id]);
  expect(await ids('sort=-created')).toEqual([dear._id, cheap._id]);
  expect(await ids('status=pending')).toEqual([dear._id]);
  expect(await ids('status=unpublished')).toEqual([cheap._id]);
  expect(await ids('status=rejected')).toEqual([]);
  await review(dear._id, { status: 'published' });
  expect(await ids('status=approved')).toEqual([dear._id]);
  expect((await list('search=grace hop')).total).toBeGreaterThan(1);
  expect((await list(`search=${mark}&sort=-students`)).courses[0]?.studentCount).toBe(1);
});

describe('the history of a course', () => {
  type History = {
    entries: { action: string; reason: string | null; actor: { _id: string; role: string } | null }[];
    total: number;
  };
  const history = (id: string, as: Person, query = '') =>
    request<History>(product, `GET /courses/${id}/history${query}`, { as });

  test('tells its author who did what, newest first, with the reviewer’s reason', async () => {
    const { _id } = await create();
    await publish(_id);
    await review(_id, { status: 'rejected', reason: 'The second lecture has no sound.' });
    const { body } = await history(_id, author);
    expect(body.total).toBe(3);
    expect(body.entries.map(({ action, actor, reason }) => [action, actor?._id, reason])).toEqual([
      ['course.rejected', admin.id, 'The second lecture has no sound.'],
      ['course.publication_requested', author.id, null],
      ['course.created', author.id, null],
    ]);
    const second = await history(_id, author, '?page=2&limit=2');
    expect(second.body.entries.map(({ action }) => action)).toEqual(['course.created']);
  });

  test('is visible to its author and administrators only', async () => {
    const { _id } = await create();
    const stranger = await makePerson(product.ctx, { role: 'instructor' });
    expect((await history(_id, stranger)).status).toBe(404);
    expect((await history(_id, author)).status).toBe(200);
    expect((await history(_id, admin)).status).toBe(200);
  });
});
