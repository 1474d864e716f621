import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson, type Person, testPassword } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';
import type { ManagedUser } from '../contract.ts';

type Users = { users: ManagedUser[]; total: number; page: number; limit: number };

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

/** Every test starts with a single active administrator. */
beforeEach(async () => {
  await product.ctx.db.updateTable('users').set({ isActive: false }).where('role', '=', 'admin').execute();
  admin = await makePerson(product.ctx, { role: 'admin', name: 'Ann Admin' });
});

const list = async (query = '') =>
  (await request<Users>(product, `GET /admin/users?${query}`, { as: admin })).body;
const setRole = (id: string, role: string, as = admin) =>
  request(product, `PUT /admin/users/${id}/role`, { as, body: { role } });
const setStatus = (id: string, body?: unknown, as = admin) =>
  request(product, `PUT /admin/users/${id}/status`, { as, body });
const remove = (id: string, as = admin) => request(product, `DELETE /admin/users/${id}`, { as });
const isSignedIn = async (person: Person) =>
  (await request<{ loggedIn: boolean }>(product, 'GET /login-status', { as: person })).body.loggedIn;
const auditOf = async (id: string) =>
  (
    await product.ctx.db
      .selectFrom('auditLog')
      .select(['action', 'actorId'])
      .where('subjectId', '=', id)
      .execute()
  ).map((row) => row.action);
const rowOf = (id: string) =>
  product.ctx.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

describe('the list', () => {
  test('finds people by name and email, whatever the case, and counts what they teach and learn', async () => {
    const word = randomUUID();
    const teacher = await makePerson(product.ctx, { role: 'instructor', name: `Tess ${word}` });
    const course = await makeCourse(product.ctx, { instructorId: teacher.id });
    await makeCourse(product.ctx, { instructorId: teacher.id });
    const learner = await makePerson(product.ctx, { email: `${word}@people.example` });
    await makeEnrolment(product.ctx, { learner, course });
    await makeEnrolment(product.ctx, { course });

    const { users, total } = await list(`search=${word.toUpperCase()}&sort=name`);
    expect(total).toBe(2);
    expect(users).toMatchObject([
      { _id: learner.id, role: 'user', courses: 0, students: 0, enrolledCourses: 1 },
      { _id: teacher.id, role: 'instructor', courses: 2, students: 2, enrolledCourses: 0 },
    ]);
    expect(Object.keys(users[0] ?? {})).not.toContain('passwordHash');
    expect((await list(`search=${word}&role=instructor`)).users.map((user) => user._id)).toEqual([
      teacher.id,
    ]);
    expect((await list(`search=${word}&sort=-students&limit=1`)).users[0]?._id).toBe(teacher.id);
  });

  test('distinguishes active, inactive and unconfirmed users', async () => {
    const word = randomUUID();
    const named = (more: object) => makePerson(product.ctx, { name: word, ...more });
    const [active, inactive, unverified] = [
      await named({}),
      await named({ active: false }),
      await named({ verified: false }),
    ];
    const idsOf = async (status: string) =>
      (await list(`search=${word}&sort=created&status=${status}`)).users.map((user) => user._id);
    expect(await idsOf('active')).toEqual([active.id, unverified.id]);
    expect(await idsOf('inactive')).toEqual([inactive.id]);
    expect(await idsOf('unverified')).toEqual([unverified.id]);
  });

  test('the CSV contains all filtered users, and no formulas', async () => {
    const word = randomUUID();
    await makePerson(product.ctx, { name: `=HYPERLINK("http://evil","${word}")` });
    await makePerson(product.ctx, { name: `Zoë, "Zed" ${word}` });
    await makePerson(product.ctx);
    const { body, headers } = await request<string>(
      product,
      `GET /admin/users.csv?search=${word}&sort=created`,
      { as: admin },
    );
    expect(headers.get('content-disposition')).toBe('attachment; filename="users.csv"');
    const [head, ...lines] = body.replace(/^\uFEFF/, '').split('\r\n');
    expect(head).toBe('Name,Email,Role,Active,Verified,Courses,Students,Enrolled courses,Created');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^"'=HYPERLINK\(""http:\/\/evil"",/);
    expect(lines[1]).toMatch(/^"Zoë, ""Zed"" /);
  });

  test('the CSV releases its connection even when it has more rows than fit in one batch', async () => {
    const word = randomUUID();
    const rows = Array.from({ length: 1203 }, (_, n) => ({
      name: word,
      email: `${word}-${n}@people.example`,
      passwordHash: '',
      socialLinks: '{}',
    }));
    await product.ctx.db.insertInto('users').values(rows).execute();
    const { body } = await request<string>(product, `GET /admin/users.csv?search=${word}`, { as: admin });
    expect(body.trimEnd().split('\r\n')).toHaveLength(1204);
    const inUse = () => product.ctx.pool.totalCount - product.ctx.pool.idleCount;
    expect(inUse()).toBe(0);

    // Nobody reads the body of a HEAD response.
    const address = `http://localhost:3000/api/admin/users.csv?search=${word}`;
    const { status } = await product.app.request(address, {
      method: 'HEAD',
      headers: { cookie: admin.cookie },
    });
    expect(status).toBe(200);
    await expect.poll(inUse).toBe(0);
  });
});

describe('changing a role', () => {
  test('a change of role is audited once and ends the user’s sessions; choosing the same role again changes nothing', async () => {
    const person = await makePerson(product.ctx);
    const response = await setRole(person.id, 'instructor');
    expect(response.body).toMatchObject({
      message: 'User role updated to instructor',
      user: { role: 'instructor' },
    });
    expect(await isSignedIn(person)).toBe(false);
    expect((await setRole(person.id, 'instructor')).status).toBe(200);
    expect(await auditOf(person.id)).toEqual(['user.role_changed']);
  });

  test('an administrator cannot change their own role', async () => {
    await makePerson(product.ctx, { role: 'admin' });
    const { status, body } = await setRole(admin.id, 'user');
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message: 'You cannot change your own role.',
    });
    expect((await rowOf(admin.id))?.role).toBe('admin');
  });

  test('a change by two administrators at the same time takes effect once', async () => {
    const other = await makePerson(product.ctx, { role: 'admin' });
    const person = await makePerson(product.ctx);
    const responses = await Promise.all([
      setRole(person.id, 'instructor'),
      setRole(person.id, 'instructor', other),
    ]);
    expect(responses.map((response) => response.status)).toEqual([200, 200]);
    expect(await auditOf(person.id)).toEqual(['user.role_changed']);
  });

  test('a change made on a page that shows an earlier role is refused', async () => {
    const person = await makePerson(product.ctx);
    await setRole(person.id, 'admin');
    const late = await request(product, `PUT /admin/users/${person.id}/role`, {
      as: admin,
      body: { role: 'instructor', shownRole: 'user' },
    });
    expect([late.status, late.body.code]).toEqual([409, 'user.role_changed']);
    expect(late.body.message).toBe(
      'Since you opened the page, another administrator has made this person an administrator.',
    );
    expect((await rowOf(person.id))?.role).toBe('admin');
  });

  test('only a user with a confirmed email can become an administrator', async () => {
    const attempt = await makePerson(product.ctx, { verified: false });
    expect((await setRole(attempt.id, 'admin')).body).toMatchObject({ code: 'user.not_confirmed' });
  });

  test.each([
    ['a role that does not exist', 'superuser', 400],
    ['no role', undefined, 400],
  ])('a change to %s is refused', async (_what, role, status) => {
    const person = await makePerson(product.ctx);
    expect((await setRole(person.id, role as string)).status).toBe(status);
    expect(await auditOf(person.id)).toEqual([]);
  });
});

describe('activating and deactivating a user', () => {
  test('a request without a body deactivates and ends the sessions; one with a body can activate', async () => {
    const person = await makePerson(product.ctx);
    expect((await setStatus(person.id)).body.message).toBe('User deactivated successfully');
    expect(await isSignedIn(person)).toBe(false);
    const signIn = { email: person.email, password: testPassword };
    expect((await request(product, 'POST /login', { body: signIn })).body.message).toBe(
      'Your account is deactivated',
    );
    expect((await setStatus(person.id, { isActive: true })).body.message).toBe('User activated successfully');
    expect(await auditOf(person.id)).toEqual(['user.deactivated', 'user.activated']);
  });

  test('a deactivation by two administrators at the same time takes effect once', async () => {
    const other = await makePerson(product.ctx, { role: 'admin' });
    const person = await makePerson(product.ctx);
    const responses = await Promise.all([setStatus(person.id), setStatus(person.id, undefined, other)]);
    expect(responses.map((response) => response.status)).toEqual([200, 200]);
    expect(await auditOf(person.id)).toEqual(['user.deactivated']);
  });

  test('an administrator cannot deactivate their own account; a value other than true or false is refused', async () => {
    expect((await setStatus(admin.id)).body.message).toBe('You cannot deactivate your own account.');
    expect((await setStatus(admin.id, { isActive: 'perhaps' })).status).toBe(400);
    expect(await isSignedIn(admin)).toBe(true);
  });
});

describe('deleting a user', () => {
  test('a user without a history leaves nothing behind', async () => {
    const person = await makePerson(product.ctx);
    expect((await remove(person.id)).body.message).toBe('User deleted successfully');
    expect(await rowOf(person.id)).toBeUndefined();
    expect((await remove(person.id)).body).toMatchObject({ code: 'user.not_found' });
    expect(await auditOf(person.id)).toEqual(['user.deleted']);
  });

  test('a learner with orders leaves them anonymised, and their email can register again', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    const order = { userId: learner.id, courseId: course.id, method: 'stripe', status: 'completed' } as const;
    await product.ctx.db
      .insertInto('orders')
      .values({ ...order, amountCents: 4900, disputes: '{}' })
      .execute();
    expect((await remove(learner.id)).status).toBe(200);
    expect(await rowOf(learner.id)).toMatchObject({
      name: 'Deleted user',
      email: `${learner.id}@deleted.invalid`,
      isActive: false,
    });
    expect((await list(`search=${learner.id}`)).total).toBe(0);
    expect((await setRole(learner.id, 'admin')).status).toBe(404);
    expect(await isSignedIn(learner)).toBe(false);
    const again = { name: 'Ada', email: learner.email, password: testPassword };
    expect((await request(product, 'POST /register', { body: again })).status).toBe(200);
  });

  test('an instructor’s courses leave the catalogue, but their learners keep access', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    expect((await remove(course.instructorId)).status).toBe(200);
    expect((await request(product, `GET /courses/${course.id}`)).status).toBe(404);
    expect((await request(product, `GET /courses/${course.id}/study`, { as: learner })).status).toBe(200);
  });

  test('the last administrator cannot delete their own account', async () => {
    expect((await remove(admin.id)).body.message).toBe('You cannot delete your own account.');
    expect(await rowOf(admin.id)).toBeDefined();
  });

  test('a deletion by two administrators at the same time takes effect once', async () => {
    const other = await makePerson(product.ctx, { role: 'admin' });
    const person = await makePerson(product.ctx);
    const responses = await Promise.all([remove(person.id), remove(person.id, other)]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 404]);
    expect(await auditOf(person.id)).toEqual(['user.deleted']);
  });
});

test.each([
  ['demote', 'user.role_changed', (id: string, as: Person) => setRole(id, 'user', as)],
  ['deactivate', 'user.deactivated', (id: string, as: Person) => setStatus(id, undefined, as)],
  ['delete', 'user.deleted', remove],
])('when two administrators %s each other at the same time, one remains', async (_what, action, act) => {
  const other = await makePerson(product.ctx, { role: 'admin' });
  // Both have been authorised as administrators before either may act.
  const acts = await product.ctx.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('role', '=', 'admin').forUpdate().execute();
    const begun = [act(other.id, admin), act(admin.id, other)];
    await expect.poll(() => waitingForLocks(product), { timeout: 10_000 }).toBe(2);
    return begun;
  });
  const responses = await Promise.all(acts);
  expect(responses.map((response) => response.status).sort()).toEqual([200, 403]);
  const left = await product.ctx.db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .execute();
  expect(left).toHaveLength(1);
  expect([...(await auditOf(other.id)), ...(await auditOf(admin.id))]).toEqual([action]);
});

test.each(['not-an-id', randomUUID()])('an unknown id (%s) is not found', async (id) => {
  const responses = [await setRole(id, 'user'), await setStatus(id), await remove(id)];
  for (const response of responses) {
    expect([400, 404]).toContain(response.status);
    expect(response.body.message).toBe('User not found');
  }
});
