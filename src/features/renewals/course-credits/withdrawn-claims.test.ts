import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf } from '../../../../test/factories/buying/bank-purchase.ts';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import type { CourseDetail } from '../../catalogue/contract.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

async function openClaim() {
  const instructor = await makePerson(product.ctx, { role: 'instructor' });
  const admin = await makePerson(product.ctx, { role: 'admin' });
  const course = await makeCourse(product.ctx, {
    instructorId: instructor.id,
    lectures: [12_000],
    status: 'approved',
  });
  const form = new FormData();
  const fields = { family: 'pmi', amount: '2', 'area.power-skills': '2', validUntil: '2999-12-31' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([pdf()]), 'proof.pdf');
  const made = await request<{ claim: { _id: string } }>(product, `POST /courses/${course.id}/credits`, {
    as: instructor,
    form,
  });
  const id = made.body.claim._id;
  return {
    decide: (action: 'verify' | 'refuse', body?: object) =>
      request(product, `PUT /admin/course-credits/${id}/${action}`, { as: admin, ...(body && { body }) }),
    withdraw: (as: Person = instructor) =>
      request(product, `DELETE /courses/${course.id}/credits/${id}`, { as }),
    row: () => product.ctx.db.selectFrom('courseCredits').selectAll().where('id', '=', id).executeTakeFirst(),
    shown: async () =>
      (await request<{ course: CourseDetail }>(product, `GET /courses/${course.slug}`)).body.course.credits,
  };
}

test('verified credits that are withdrawn are no longer shown, and cannot be withdrawn again', async () => {
  const claim = await openClaim();
  await claim.decide('verify');
  expect(await claim.shown()).toHaveLength(1);
  expect((await claim.withdraw()).status).toBe(200);
  expect(await claim.shown()).toEqual([]);
  const withdrawn = await claim.row();
  expect(withdrawn?.state).toBe('expired');
  expect(await claim.withdraw()).toMatchObject({
    status: 409,
    body: { message: 'This claim is no longer current.' },
  });
  expect(await claim.row()).toEqual(withdrawn);
});

test('only the course’s instructor can withdraw a claim', async () => {
  const claim = await openClaim();
  expect((await claim.withdraw(await makePerson(product.ctx, { role: 'instructor' }))).status).toBe(404);
  expect((await claim.row())?.state).toBe('claimed');
});

test('a claim that was refused stays refused when its instructor withdraws it', async () => {
  const claim = await openClaim();
  await claim.decide('refuse', { reason: 'The number belongs to another provider.' });
  expect((await claim.withdraw()).status).toBe(409);
  expect((await claim.row())?.state).toBe('refused');
});

test('a claim that is withdrawn before a decision is deleted', async () => {
  const claim = await openClaim();
  expect((await claim.withdraw()).status).toBe(200);
  expect(await claim.row()).toBeUndefined();
  expect(await claim.shown()).toEqual([]);
});

test('verified credits that are withdrawn before they begin are deleted, so that nobody earns them', async () => {
  const claim = await openClaim();
  await claim.decide('verify');
  // A first day in the future is refused now, but was not always.
  const begin = product.ctx.db.updateTable('courseCredits').set({ validFrom: '2999-01-01' });
  await begin.where('id', '=', (await claim.row())?.id ?? '').execute();
  expect((await claim.withdraw()).status).toBe(200);
  expect(await claim.row()).toBeUndefined();
  expect(await claim.shown()).toEqual([]);
});
