import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeCourse, makeCourse } from '../../../test/factories/courses.ts';
import { completeLectures, makeEnrolment } from '../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { timesNotified } from '../../../test/harness/times-notified.ts';
import type { Review, ReviewList } from './contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const five = [60, 60, 60, 60, 60];

/** A learner who has completed this many of a course's lectures. */
async function studied(done: number, course?: MadeCourse, lectures = five) {
  const learner = await makePerson(product.ctx, { name: 'Daniel Ferreira' });
  const made = await makeEnrolment(product.ctx, { learner, course, lectures });
  await completeLectures(product.ctx, learner.id, made.course, done);
  return made;
}

type Saved = { message: string; review: Review; ratings: { average: number; count: number } };
const review = (course: MadeCourse, as: Person, body: unknown = { rating: 4, text: 'Clear and short.' }) =>
  request<Saved>(product, `PUT /courses/${course.id}/reviews`, { as, body });
const list = async (course: MadeCourse, as?: Person, query = '') =>
  (await request<ReviewList>(product, `GET /courses/${course.id}/reviews${query}`, { as })).body;
const ratingsIn = async (course: MadeCourse) =>
  (await request<{ course: { ratings: unknown } }>(product, `GET /courses/${course.id}`)).body.course.ratings;
const emailsAboutReviews = async () =>
  (await product.runJobs()).filter(({ subject }) => subject.includes('our review'));

describe('who may review', () => {
  test('a learner may after a fifth of the course, and not one lecture earlier', async () => {
    const { learner, course } = await studied(1, undefined, [...five, 60]);
    expect(await list(course, learner)).toMatchObject({ mayReview: false, lecturesToGo: 1 });
    const early = await review(course, learner);
    expect(early).toMatchObject({
      status: 403,
      body: { message: 'You can review this course once you’ve completed a fifth of it.' },
    });
    const { learner: further } = await studied(2, course);
    expect(await list(course, further)).toMatchObject({ mayReview: true, lecturesToGo: null });
    expect((await review(course, further)).status).toBe(200);
    expect((await studied(1, undefined).then((at) => review(at.course, at.learner))).status).toBe(200);
  });

  test('nobody else may: a stranger, an administrator or a refunded learner', async () => {
    const { learner, course } = await studied(5);
    const ask = async (as: Person) => (await review(course, as)).body.message;
    expect(await ask(await makePerson(product.ctx))).toBe(
      'Only learners enrolled in this course can review it.',
    );
    expect(await ask(await makePerson(product.ctx, { role: 'admin' }))).toMatch(/Only learners/);
    await product.ctx.db
      .updateTable('enrolments')
      .set({ endedAt: product.ctx.clock() })
      .where('userId', '=', learner.id)
      .execute();
    expect(await ask(learner)).toMatch(/Only learners/);
    expect(await ratingsIn(course)).toBeNull();
  });

  test('an author is refused even as a learner of their own course', async () => {
    const author = await makePerson(product.ctx, { role: 'instructor' });
    const course = await makeCourse(product.ctx, { instructorId: author.id });
    await makeEnrolment(product.ctx, { learner: author, course });
    await completeLectures(product.ctx, author.id, course, 3);
    expect((await review(course, author)).body.message).toBe('You can’t review your own course.');
  });
});

describe('a review', () => {
  test('is listed with the learner’s first name and initial only', async () => {
    const { learner, course } = await studied(1);
    const { body } = await review(course, learner, {
      rating: 5,
      text: ' Good.\r\n\r\n\r\nVery 👍 <b>good</b> ',
    });
    expect(body.review).toMatchObject({
      rating: 5,
      text: 'Good.\n\nVery 👍 <b>good</b>',
      author: { name: 'Daniel F.' },
      own: true,
      editedAt: null,
    });
    const seen = await list(course);
    expect(seen).toMatchObject({
      total: 1,
      ratings: { average: 5, count: 1 },
      distribution: [0, 0, 0, 0, 1],
      own: null,
    });
    expect(JSON.stringify(seen)).not.toContain('Ferreira');
    expect(seen.reviews[0]?.own).toBe(false);
  });

  test('is unique per learner and course: sending it again changes it', async () => {
    const { learner, course } = await studied(1);
    await review(course, learner, { rating: 2, text: 'Too long' });
    product.advance(60_000);
    const { body } = await review(course, learner, { rating: 4, text: 'Grew on me' });
    expect(body.ratings).toEqual({ average: 4, count: 1 });
    expect(body.review.editedAt).not.toBeNull();
    expect((await list(course)).reviews).toMatchObject([{ rating: 4, text: 'Grew on me' }]);
  });

  test('exists only once when it is sent twenty times at the same time', async () => {
    const { learner, course } = await studied(1);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => review(course, learner, { rating: (turn % 5) + 1 })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const { reviews, ratings } = await list(course);
    expect(reviews).toHaveLength(1);
    expect(ratings).toEqual({ average: reviews[0]?.rating, count: 1 });
  });

  test.each([
    [{}, 'rating'],
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: '5' }, 'rating'],
    [{ rating: 5, text: 'x'.repeat(2001) }, 'text'],
    [{ rating: 5, text: 'Cheap watches at https://spam.example' }, 'text'],
    [{ rating: 5, text: 'null \u0000 byte' }, 'text'],
  ])('is refused as %.60j, and nothing changes', async (body, field) => {
    const { learner, course } = await studied(1);
    const refused = await review(course, learner, body);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect((await list(course)).total).toBe(0);
  });
});

describe('the instructor', () => {
  test('can reply, change the reply and remove it; others cannot', async () => {
    const author = await makePerson(product.ctx, { role: 'instructor', name: 'Grace Hopper' });
    const course = await makeCourse(product.ctx, { instructorId: author.id, lectures: five });
    const { learner } = await studied(1, course);
    const { _id } = (await review(course, learner)).body.review;
    const reply = (as: Person, text: string) =>
      request<Saved>(product, `PUT /courses/${course.id}/reviews/${_id}/answer`, { as, body: { text } });

    expect((await reply(author, 'Thank you!')).status).toBe(200);
    expect((await list(course)).reviews[0]?.answer).toMatchObject({
      text: 'Thank you!',
      name: 'Grace Hopper',
    });
    expect((await list(course, author)).mayAnswer).toBe(true);
    const other = await makePerson(product.ctx, { role: 'instructor' });
    expect((await reply(other, 'Mine is better')).status).toBe(403);
    expect((await reply(learner, 'Me too')).status).toBe(403);
    await reply(author, 'Thank you very much!');
    const emails = await emailsAboutReviews();
    expect(emails).toMatchObject([
      { to: learner.email, subject: `Grace Hopper replied to your review of ${course.title}` },
    ]);
    expect(emails[0]?.text).toContain('Thank you!');
    await reply(author, '');
    expect((await list(course)).reviews[0]?.answer).toBeNull();
  });
});

test('a course or a review that does not exist is not found', async () => {
  const author = await makePerson(product.ctx, { role: 'instructor' });
  const course = await makeCourse(product.ctx, { instructorId: author.id });
  const nowhere = '00000000-0000-4000-8000-000000000000';
  expect((await review({ ...course, id: nowhere }, author)).status).toBe(404);
  const reply = (at: string) =>
    request(product, `PUT /courses/${at}/reviews/${nowhere}/answer`, {
      as: author,
      body: { text: 'Thanks.' },
    });
  expect((await reply(nowhere)).status).toBe(404);
  expect((await reply(course.id)).status).toBe(404);
});

test('an administrator removes a review with a reason, and its text is recorded', async () => {
  const { learner, course } = await studied(1);
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const { _id } = (await review(course, learner, { rating: 1, text: 'Rude words' })).body.review;
  const remove = (body: unknown) =>
    request(product, `DELETE /courses/${course.id}/reviews/${_id}`, { as: admin, body });
  expect((await remove({ reason: '  ' })).status).toBe(400);
  expect((await remove({ reason: 'Insults' })).status).toBe(200);
  expect((await remove({ reason: 'Insults' })).status).toBe(404);
  expect(await ratingsIn(course)).toBeNull();
  const emails = await emailsAboutReviews();
  expect(emails).toMatchObject([{ to: learner.email, subject: `Your review was removed: ${course.title}` }]);
  expect(emails[0]?.text).toContain('Insults');
  const record = await product.ctx.db
    .selectFrom('auditLog')
    .selectAll()
    .where('subjectId', '=', _id)
    .executeTakeFirstOrThrow();
  expect(record).toMatchObject({
    actorId: admin.id,
    action: 'review.remove',
    details: { reason: 'Insults', text: 'Rude words', rating: 1 },
  });
});

test('the page caches are emptied when a review, its reply or its author’s name changes', async () => {
  const author = await makePerson(product.ctx, { role: 'instructor' });
  const course = await makeCourse(product.ctx, { instructorId: author.id, lectures: five });
  const { learner } = await studied(5, course);
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const { _id } = (await review(course, learner)).body.review;
  const changes: (() => Promise<{ status: number }>)[] = [
    () => review(course, learner, { rating: 4, text: 'Clear, short and useful.' }),
    () =>
      request(product, `PUT /courses/${course.id}/reviews/${_id}/answer`, {
        as: author,
        body: { text: 'Thank you!' },
      }),
    () => request(product, 'PATCH /user/update', { as: learner, body: { name: 'Daniel Costa' } }),
    () => request(product, `DELETE /admin/users/${learner.id}`, { as: admin }),
  ];
  for (const change of changes)
    expect(
      await timesNotified(product, async () => expect((await change()).status).toBe(200)),
      String(change),
    ).toBe(1);
});

test('a course that is not in the catalogue shows its reviews to the people who can see the course', async () => {
  const { learner, course } = await studied(1);
  await review(course, learner);
  await product.ctx.db
    .updateTable('courses')
    .set({ isPublished: false })
    .where('id', '=', course.id)
    .execute();
  const listAs = async (as?: Person) =>
    (await request(product, `GET /courses/${course.id}/reviews`, { as })).status;
  expect([await listAs(), await listAs(learner)]).toEqual([404, 200]);
});

test('the list is paginated, newest first, and can be narrowed to a number of stars', async () => {
  const course = await makeCourse(product.ctx, { lectures: five });
  for (const rating of [5, 3, 5]) {
    const { learner } = await studied(1, course);
    product.advance(1000);
    await review(course, learner, { rating, text: `${rating} stars` });
  }
  const first = await list(course, undefined, '?limit=2');
  expect(first).toMatchObject({ total: 3, page: 1, limit: 2, distribution: [0, 0, 1, 0, 2] });
  expect(first.reviews.map(({ rating }) => rating)).toEqual([5, 3]);
  expect(await list(course, undefined, '?rating=3')).toMatchObject({ total: 1, reviews: [{ rating: 3 }] });
});

test('the average and count of a course match its reviews, whatever happened to them', async () => {
  const course = await makeCourse(product.ctx, { lectures: five });
  const learners = await Promise.all([1, 2, 3].map(async () => (await studied(1, course)).learner));
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const step = fc.record({
    who: fc.integer({ min: 0, max: 2 }),
    what: fc.constantFrom('rate', 'rate', 'remove'),
    rating: fc.integer({ min: 1, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      for (const { who, what, rating } of steps) {
        const learner = learners[who] as Person;
        const own = (await list(course, learner)).own;
        if (what === 'rate') await review(course, learner, { rating });
        else if (own)
          await request(product, `DELETE /courses/${course.id}/reviews/${own._id}`, {
            as: admin,
            body: { reason: 'test' },
          });
      }
      const { reviews, ratings } = await list(course);
      const sum = reviews.reduce((total, { rating }) => total + rating, 0);
      const expected = reviews.length
        ? { average: Math.round((sum / reviews.length) * 10) / 10, count: reviews.length }
        : null;
      expect(ratings).toEqual(expected);
      expect(await ratingsIn(course)).toEqual(expected);
    }),
    { numRuns: 25 },
  );
});
