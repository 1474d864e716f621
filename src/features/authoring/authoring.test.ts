import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeVideoAsset } from '../../../test/factories/courses.ts';
import { makeCourseBody } from '../../../test/factories/drafts.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { formatCount } from '../../contract/text/time/formats.ts';
import type { FullCourse, ManagedCourse } from './contract.ts';

type Saved = {
  course: { _id: string; slug: string; version: number; status: string; isPublished: boolean };
  message: string;
};

let product: TestProduct;
let author: Person;
let stranger: Person;
beforeAll(async () => {
  product = await createTestProduct();
  author = await makePerson(product.ctx, { role: 'instructor', name: 'Grace Hopper' });
  stranger = await makePerson(product.ctx, { role: 'instructor' });
});
afterAll(() => product.close());

const bodyOf = (overrides: Record<string, unknown> = {}, ownerId = author.id) =>
  makeCourseBody(product.ctx, ownerId, overrides);
const create = async (overrides: Record<string, unknown> = {}) =>
  (await request<Saved>(product, 'POST /courses', { as: author, body: await bodyOf(overrides) })).body.course;
const open = async (id: string) =>
  (await request<{ course: FullCourse }>(product, `GET /courses/${id}/edit`, { as: author })).body.course;
const put = (id: string, body: unknown, as = author) =>
  request<Saved>(product, `PUT /courses/${id}`, { as, body });
const assetExists = async (id: string) =>
  (await product.ctx.db.selectFrom('assets').select('id').where('id', '=', id).execute()).length === 1;

const atMost = (max: number, field: string) =>
  `Please use at most ${formatCount(max)} characters for the ${field}.`;

describe('creating a course', () => {
  test('stores everything, computes the totals, and starts as an unpublished draft', async () => {
    const saved = await create();
    expect(saved).toMatchObject({ status: 'draft', isPublished: false, version: 1 });
    const course = await open(saved._id);
    expect(course).toMatchObject({
      price: 49,
      discountPrice: 29.5,
      totalLectures: 2,
      certificationAvailable: true,
      learningOutcomes: ['Write risks as cause, event and effect', 'Choose a response'],
      instructor: { name: 'Grace Hopper' },
    });
    expect(course.totalHours).toBeCloseTo(120 / 3600);
    expect(
      course.sections[0]?.lectures.map(({ title, isFreePreview, duration }) => ({
        title,
        isFreePreview,
        duration,
      })),
    ).toEqual([
      { title: 'Welcome', isFreePreview: true, duration: 30 },
      { title: 'Naming risks', isFreePreview: false, duration: 90.4 },
    ]);
  });

  test('three courses with the same title created at the same time get different slugs', async () => {
    const title = `Same title ${Date.now()}`;
    const saved = await Promise.all([create({ title }), create({ title }), create({ title })]);
    expect(new Set(saved.map((course) => course.slug)).size).toBe(3);
  });

  test.each([
    ['an empty title', { title: '  ' }, 'title', 'Please enter a title.'],
    ['a title of 121 characters', { title: 'x'.repeat(121) }, 'title', atMost(120, 'title')],
    ['a subtitle of 201 characters', { subtitle: 'x'.repeat(201) }, 'subtitle', atMost(200, 'subtitle')],
    ['an unknown category', { category: 'Cooking' }, 'category', 'Please choose a category.'],
    ['a negative price', { price: -1 }, 'price', 'Please enter an amount between 0 and 100,000.'],
    ['a third decimal', { price: 1.005 }, 'price', 'Please use at most two decimals.'],
    [
      'a discount price equal to the price',
      { discountPrice: 49 },
      'discountPrice',
      'The discount price must be less than the price.',
    ],
    [
      'a link that runs a script',
      { communityLink: 'javascript:alert(1)' },
      'communityLink',
      'Please enter a link that starts with https://',
    ],
    [
      'no learning outcome',
      { learningOutcomes: ' \n ' },
      'learningOutcomes',
      'Please add what learners will be able to do.',
    ],
    [
      'no lecture',
      { sections: [{ title: 'Empty', lectures: [] }] },
      'sections',
      'Add at least one lecture that is not the free preview.',
    ],
  ])('%s is refused with a field error', async (_what, overrides, field, sentence) => {
    const response = await request(product, 'POST /courses', { as: author, body: await bodyOf(overrides) });
    expect(response.status).toBe(400);
    expect(response.body.fields).toEqual({ [field]: sentence });
  });

  test('another author’s video is refused', async () => {
    const response = await request(product, 'POST /courses', {
      as: author,
      body: await bodyOf({}, stranger.id),
    });
    expect(response.body).toMatchObject({
      success: false,
      code: 'course.unknown_file',
      fields: { 'sections.0.lectures.0.video': expect.stringContaining('upload it again') },
    });
  });

  test('a learner cannot create a course', async () => {
    const learner = await makePerson(product.ctx);
    expect((await request(product, 'POST /courses', { as: learner, body: await bodyOf() })).status).toBe(403);
  });
});

describe('changing a course', () => {
  test('keeps the lectures whose ids are sent, and deletes the others with their videos', async () => {
    const { _id } = await create();
    const before = await open(_id);
    const [welcome, naming] = before.sections[0]?.lectures ?? [];
    const added = await makeVideoAsset(product.ctx, author.id, 10);
    const response = await put(
      _id,
      await bodyOf({
        version: before.version,
        sections: [
          { title: 'A new start', lectures: [{ title: 'New', isFree: true, video: { publicId: added } }] },
          {
            _id: before.sections[0]?._id,
            title: 'Renamed',
            lectures: [{ ...naming, title: 'Naming risks well' }],
          },
        ],
      }),
    );
    expect(response.body.course.version).toBe(before.version + 1);
    const after = await open(_id);
    expect(after.sections.map((section) => section.title)).toEqual(['A new start', 'Renamed']);
    expect(after.sections[1]).toMatchObject({
      _id: before.sections[0]?._id,
      lectures: [{ _id: naming?._id, title: 'Naming risks well' }],
    });
    expect(after.sections[0]?.lectures[0]?.isFreePreview).toBe(true);
    expect(await assetExists(welcome?.video?.publicId ?? '')).toBe(true);
    await product.runJobs();
    expect(await assetExists(welcome?.video?.publicId ?? '')).toBe(false);
    expect(await assetExists(naming?.video?.publicId ?? '')).toBe(true);
  });

  test('exactly one of two changes that started from the same version is saved', async () => {
    const { _id, version } = await create();
    const course = await open(_id);
    const bodies = await Promise.all(
      ['One', 'Other'].map((title) => bodyOf({ title, version, sections: course.sections })),
    );
    const responses = await Promise.all(bodies.map((body) => put(_id, body)));
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409]);
    expect(responses.find((response) => response.status === 409)?.body).toMatchObject({
      code: 'course.changed_meanwhile',
    });
  });

  test('the free preview can move to another lecture', async () => {
    const { _id } = await create();
    const course = await open(_id);
    const lectures = course.sections[0]?.lectures.map((lecture) => ({
      ...lecture,
      isFreePreview: !lecture.isFreePreview,
    }));
    expect((await put(_id, await bodyOf({ sections: [{ ...course.sections[0], lectures }] }))).status).toBe(
      200,
    );
    expect((await open(_id)).sections[0]?.lectures.map((lecture) => lecture.isFreePreview)).toEqual([
      false,
      true,
    ]);
  });

  test('a refused change leaves everything unchanged', async () => {
    const { _id } = await create();
    const before = await open(_id);
    const foreign = await makeVideoAsset(product.ctx, stranger.id, 10);
    const sections = [{ title: 'Gone', lectures: [{ title: 'x', video: { publicId: foreign } }] }];
    expect((await put(_id, await bodyOf({ title: 'Changed', sections }))).status).toBe(400);
    const after = await open(_id);
    expect({ title: after.title, version: after.version }).toEqual({
      title: before.title,
      version: before.version,
    });
    expect(after.sections[0]?.lectures).toHaveLength(2);
  });

  test('someone else’s course is reported as not found', async () => {
    const { _id } = await create();
    expect((await put(_id, await bodyOf({}, stranger.id), stranger)).status).toBe(404);
    expect((await request(product, `GET /courses/${_id}/edit`, { as: stranger })).status).toBe(404);
    expect((await request(product, `DELETE /courses/${_id}`, { as: stranger })).status).toBe(404);
    expect(
      (
        await request(product, `PATCH /courses/${_id}/publication`, {
          as: stranger,
          body: { isPublished: true },
        })
      ).status,
    ).toBe(404);
  });

  test('a file that a course uses cannot be deleted on its own', async () => {
    const { _id } = await create();
    const video = (await open(_id)).sections[0]?.lectures[0]?.video?.publicId;
    const response = await request(product, `DELETE /media/delete/${video}`, { as: author });
    expect(response.body).toMatchObject({ success: false, code: 'media.in_use' });
  });
});

describe('deleting a course', () => {
  test('deletes its curriculum and its media with it', async () => {
    const { _id } = await create();
    const video = (await open(_id)).sections[0]?.lectures[0]?.video?.publicId ?? '';
    const response = await request(product, `DELETE /courses/${_id}`, { as: author });
    expect(response.body).toMatchObject({ success: true, message: 'Course deleted successfully' });
    // Before any job has run.
    expect(await assetExists(video)).toBe(false);
    expect((await request(product, `GET /courses/${_id}/edit`, { as: author })).status).toBe(404);
  });

  test('is refused while learners have paid for it; once archived instead, it cannot be published again', async () => {
    const { _id } = await create();
    const userId = (await makePerson(product.ctx)).id;
    const { id: orderId } = await product.ctx.db
      .insertInto('orders')
      .values({ userId, courseId: _id, method: 'stripe', status: 'completed', amountCents: 2950 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await product.ctx.db.insertInto('enrolments').values({ userId, courseId: _id, orderId }).execute();
    const refused = await request(product, `DELETE /courses/${_id}`, { as: author });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Archive it instead');
    expect((await request(product, `POST /courses/${_id}/archive`, { as: author })).body.message).toBe(
      'Course archived successfully',
    );
    expect(await open(_id)).toMatchObject({ status: 'archived', isPublished: false });
    const again = await request(product, `PATCH /courses/${_id}/publication`, {
      as: author,
      body: { isPublished: true },
    });
    expect(again.status).toBe(409);
  });

  test('a free course can be deleted although it has learners', async () => {
    const { _id } = await create({ price: 0, discountPrice: null });
    const userId = (await makePerson(product.ctx)).id;
    await product.ctx.db.insertInto('enrolments').values({ userId, courseId: _id }).execute();
    expect((await request(product, `DELETE /courses/${_id}`, { as: author })).status).toBe(200);
  });
});

describe('the instructor’s own courses', () => {
  test('can be searched by title and status, sorted and paginated, with counts over all of them', async () => {
    const owner = await makePerson(product.ctx, { role: 'instructor' });
    for (const [title, price] of [
      ['Alpha', 30],
      ['Beta', 10],
      ['Gamma', 20],
    ] as const) {
      const body = await bodyOf({ title, price, discountPrice: null }, owner.id);
      await request(product, 'POST /courses', { as: owner, body });
    }
    const list = async (query: string) =>
      (
        await request<{ courses: ManagedCourse[]; total: number; totals: object }>(
          product,
          `GET /courses/instructor-courses?${query}`,
          { as: owner },
        )
      ).body;
    const titles = (response: { courses: ManagedCourse[] }) => response.courses.map((course) => course.title);
    expect(titles(await list('sort=price'))).toEqual(['Beta', 'Gamma', 'Alpha']);
    expect(titles(await list('sort=-title&limit=1&page=2'))).toEqual(['Beta']);
    expect(await list('search=amm')).toMatchObject({
      total: 1,
      totals: { courses: 3, published: 0, pending: 0, students: 0 },
    });
    expect((await list('search=DRAFT')).total).toBe(3);
    expect((await list('search=%25')).total).toBe(0);
  });
});
