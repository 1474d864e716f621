import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../test/factories/courses.ts';
import { makePerson } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { waitingForLocks } from '../../../test/harness/waiting-for-locks.ts';
import type { OwnBundle } from './contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

type Saved = { message: string; code?: string; bundle: OwnBundle };

test('one of two simultaneous edits of a bundle is refused and changes nothing', async () => {
  const { ctx } = product;
  const author = await makePerson(ctx, { role: 'instructor' });
  const admin = await makePerson(ctx, { role: 'admin' });
  const made = [1, 2].map(() => makeCourse(ctx, { instructorId: author.id, priceCents: 4900 }));
  const courses = (await Promise.all(made)).map(({ id }) => id);
  await request(product, 'PUT /bundles/consent', { as: author, body: { included: true } });
  const body = { title: 'A route', price: 50, courses };
  const { bundle } = (await request<Saved>(product, 'POST /bundles', { as: author, body })).body;
  const edit = (as: typeof author, change: object) =>
    request<Saved>(product, `PUT /bundles/${bundle._id}`, { as, body: { ...body, ...change } });

  const { version } = bundle;
  const both = await Promise.all([
    edit(author, { version, price: 33 }),
    edit(admin, { version, title: 'Another title' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'bundle.edited' });
  expect(refused?.body.message).toContain('has changed this bundle since you opened it');

  const winner = both.find(({ status }) => status === 200)?.body.bundle;
  const now = await request<Saved>(product, `GET /own-bundles/${bundle._id}`, { as: author });
  expect(now.body.bundle).toEqual(winner);
  expect((await edit(author, { version: winner?.version, price: 40 })).status).toBe(200);
  expect((await edit(author, { price: 41 })).status, 'without a version, as before').toBe(200);
});

test('a bundle that is sent twice is added once', async () => {
  const { ctx } = product;
  const author = await makePerson(ctx, { role: 'instructor' });
  const made = [1, 2].map(() => makeCourse(ctx, { instructorId: author.id, priceCents: 4900 }));
  const courses = (await Promise.all(made)).map(({ id }) => id);
  const id = randomUUID();
  const create = (title: string) =>
    request<Saved>(product, 'POST /bundles', { as: author, body: { id, title, price: 50, courses } });
  expect((await create('A short route')).body.bundle._id).toBe(id);
  for (const title of ['A short route', 'A long route'])
    expect(await create(title)).toMatchObject({ status: 409, body: { code: 'bundle.exists' } });
  const { bundles } = (await request<{ bundles: OwnBundle[] }>(product, 'GET /own-bundles', { as: author }))
    .body;
  expect(bundles.map(({ title }) => title)).toEqual(['A short route']);
});

test('an administrator’s bundle is sold only while the instructors of its courses agree', async () => {
  const { ctx } = product;
  const author = await makePerson(ctx, { role: 'instructor' });
  const admin = await makePerson(ctx, { role: 'admin' });
  const made = [1, 2].map(() => makeCourse(ctx, { instructorId: author.id, priceCents: 4900 }));
  const body = { title: 'Put together', price: 50, courses: (await Promise.all(made)).map(({ id }) => id) };
  const agree = (included: boolean) =>
    request(product, 'PUT /bundles/consent', { as: author, body: { included } });
  const create = () => request<Saved>(product, 'POST /bundles', { as: admin, body });
  expect((await create()).body).toMatchObject({ code: 'bundle.course_not_choosable' });

  await agree(true);
  const { _id } = (await create()).body.bundle;
  const publish = (id: string, as = admin) =>
    request<Saved>(product, `PATCH /bundles/${id}/status`, { as, body: { status: 'published' } });
  expect((await publish(_id)).body.bundle.forSale).toBe(true);

  await agree(false);
  const withdrawn = await request<Saved>(product, `GET /own-bundles/${_id}`, { as: admin });
  expect(withdrawn.body.bundle).toMatchObject({ status: 'draft', forSale: false });
  const again = await publish(_id);
  expect([again.status, again.body.code]).toEqual([422, 'bundle.course_not_choosable']);

  const own = (await request<Saved>(product, 'POST /bundles', { as: author, body })).body.bundle;
  expect((await publish(own._id, author)).body.bundle.forSale, 'their own needs no agreement').toBe(true);
  await agree(true);
  expect((await publish(_id)).status).toBe(200);
});

test('an administrator can edit an instructor’s own bundle, which needs no agreement', async () => {
  const { ctx } = product;
  const author = await makePerson(ctx, { role: 'instructor' });
  const admin = await makePerson(ctx, { role: 'admin' });
  const made = [1, 2].map(() => makeCourse(ctx, { instructorId: author.id, priceCents: 4900 }));
  const body = { title: 'A rout', price: 50, courses: (await Promise.all(made)).map(({ id }) => id) };
  const { bundle } = (await request<Saved>(product, 'POST /bundles', { as: author, body })).body;
  const edit = (change: object) =>
    request<Saved>(product, `PUT /bundles/${bundle._id}`, { as: admin, body: { ...body, ...change } });
  expect((await edit({ title: 'A route' })).body.bundle).toMatchObject({ title: 'A route' });
  const theirs = await makeCourse(ctx, { priceCents: 4900 });
  expect((await edit({ courses: [...body.courses, theirs.id] })).body.code).toBe(
    'bundle.course_not_choosable',
  );
});

test('the message after saving a bundle says if it is not published', async () => {
  const { ctx } = product;
  const author = await makePerson(ctx, { role: 'instructor' });
  const made = [1, 2].map(() => makeCourse(ctx, { instructorId: author.id, priceCents: 4900 }));
  const body = { title: 'A route', price: 50, courses: (await Promise.all(made)).map(({ id }) => id) };
  const { bundle } = (await request<Saved>(product, 'POST /bundles', { as: author, body })).body;
  const messageAs = async (status: string) => {
    await request(product, `PATCH /bundles/${bundle._id}/status`, { as: author, body: { status } });
    return (await request<Saved>(product, `PUT /bundles/${bundle._id}`, { as: author, body })).body.message;
  };
  expect(await messageAs('published')).toBe('The bundle has been saved.');
  expect(await messageAs('draft')).toBe('The bundle has been saved. It is not published.');
  expect(await messageAs('archived')).toBe('The bundle has been saved. It is archived.');
});

test('a bundle that has changed since it was shown is not published', async () => {
  const { ctx } = product;
  const author = await makePerson(ctx, { role: 'instructor' });
  const made = [1, 2].map(() => makeCourse(ctx, { instructorId: author.id, priceCents: 4900 }));
  const body = { title: 'Not yet', price: 50, courses: (await Promise.all(made)).map(({ id }) => id) };
  const { bundle } = (await request<Saved>(product, 'POST /bundles', { as: author, body })).body;
  const decide = (status: string, { status: shownStatus, version: shownVersion } = bundle) =>
    request<Saved>(product, `PATCH /bundles/${bundle._id}/status`, {
      as: author,
      body: { status, shownStatus, shownVersion },
    });
  const cheap = { ...body, price: 5 };
  const edited = await request<Saved>(product, `PUT /bundles/${bundle._id}`, { as: author, body: cheap });
  const late = await decide('published');
  expect([late.status, late.body.code]).toEqual([409, 'bundle.changed']);
  expect((await decide('published', edited.body.bundle)).status).toBe(200);
  expect((await decide('archived', edited.body.bundle)).status, 'it was shown as a draft').toBe(409);
});

test('bundles with the same title created at the same time get different URLs', async () => {
  const { ctx } = product;
  const author = await makePerson(ctx, { role: 'instructor' });
  const made = [1, 2].map(() => makeCourse(ctx, { instructorId: author.id, priceCents: 4900 }));
  const body = { title: 'Áll at ónce', price: 50, courses: (await Promise.all(made)).map(({ id }) => id) };
  const create = () => request<Saved>(product, 'POST /bundles', { as: author, body });
  const all = await Promise.all([create(), create(), create(), create()]);
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const slugs = all.map((one) => one.body.bundle.slug);
  expect(new Set(slugs).size).toBe(4);
  expect(slugs).toContain('all-at-once');
});

test.each(['saving', 'publishing'])(
  'a course whose instructor withdraws during %s is not left in a bundle on sale',
  async (what) => {
    const { ctx } = product;
    const owner = await makePerson(ctx, { role: 'instructor' });
    const guest = await makePerson(ctx, { role: 'instructor' });
    const admin = await makePerson(ctx, { role: 'admin' });
    const agree = (as: typeof owner, included: boolean) =>
      request(product, 'PUT /bundles/consent', { as, body: { included } });
    const own = [1, 2].map(() => makeCourse(ctx, { instructorId: owner.id, priceCents: 4900 }));
    const courses = (await Promise.all(own)).map(({ id }) => id);
    const theirs = await makeCourse(ctx, { instructorId: guest.id, priceCents: 4900 });
    await agree(owner, true);
    await agree(guest, true);
    const body = { title: 'With a guest', price: 50, courses };
    const withGuest = { ...body, courses: [...courses, theirs.id] };
    const first = what === 'saving' ? body : withGuest;
    const { _id } = (await request<Saved>(product, 'POST /bundles', { as: admin, body: first })).body.bundle;
    const save = () => request(product, `PUT /bundles/${_id}`, { as: admin, body: withGuest });
    const publish = () =>
      request(product, `PATCH /bundles/${_id}/status`, { as: admin, body: { status: 'published' } });
    if (what === 'saving') await publish();

    const held = await ctx.pool.connect();
    try {
      await held.query('begin');
      await held.query('select from bundles where id = $1 for update', [_id]);
      const changing = what === 'saving' ? save() : publish();
      await expect.poll(() => waitingForLocks(product)).toBe(1);
      const withdrawing = agree(guest, false);
      await expect.poll(() => waitingForLocks(product)).toBe(2);
      await held.query('commit');
      expect([(await changing).status, (await withdrawing).status]).toEqual([200, 200]);
    } finally {
      held.release();
    }
    const now = await request<Saved>(product, `GET /own-bundles/${_id}`, { as: admin });
    expect(now.body.bundle).toMatchObject({ status: 'draft', forSale: false });
  },
);

test('a search finds a course that is not among the 500 listed', async () => {
  const { ctx } = product;
  const author = await makePerson(ctx, { role: 'instructor' });
  const { id } = await makeCourse(ctx, { instructorId: author.id, title: 'Zero-based budgets' });
  await ctx.pool.query(
    `insert into courses (slug, instructor_id, instructor_name, title, subtitle, description, category, level, language,
       price_cents, status, is_published)
     select 'course-' || n, $1, 'Grace Hopper', 'Course ' || n, '', '', 'Risk Management', 'Beginner', 'English',
       4900, 'approved', true
     from generate_series(1, 501) as n`,
    [author.id],
  );
  const list = async (query = '', as = author) =>
    (
      await request<{ courses: { _id: string }[]; total: number }>(product, `GET /bundles/courses${query}`, {
        as,
      })
    ).body;
  const all = await list();
  expect([all.courses.length, all.total]).toEqual([500, 502]);
  expect(all.courses.some(({ _id }) => _id === id)).toBe(false);
  expect(await list('?search=BASED')).toMatchObject({ courses: [{ _id: id }], total: 1 });
});

test('an administrator who edits an instructor’s bundle is offered all the courses of that instructor', async () => {
  const { ctx } = product;
  const author = await makePerson(ctx, { role: 'instructor' });
  const admin = await makePerson(ctx, { role: 'admin' });
  const made = [1, 2, 3].map(() => makeCourse(ctx, { instructorId: author.id, priceCents: 4900 }));
  const courses = (await Promise.all(made)).map(({ id }) => id);
  const body = { title: 'A route', price: 50, courses: courses.slice(0, 2) };
  const { bundle } = (await request<Saved>(product, 'POST /bundles', { as: author, body })).body;
  const list = (as: typeof author) =>
    request<{ courses: { _id: string }[] }>(product, `GET /bundles/courses?bundle=${bundle._id}`, { as });
  const offered = (await list(admin)).body.courses.map(({ _id }) => _id);
  expect(offered).toEqual(expect.arrayContaining(courses));
  expect((await list(await makePerson(ctx, { role: 'instructor' }))).status).toBe(404);
});
