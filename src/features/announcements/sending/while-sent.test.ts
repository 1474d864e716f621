import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCourse } from '../../../../test/factories/courses.ts';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { waitingForLocks } from '../../../../test/harness/waiting-for-locks.ts';
import { sendAnnouncement } from './send-announcement.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

/** Creates an unsent announcement to one learner, with functions that edit and cancel it as its instructor. */
async function announce() {
  const as = await makePerson(product.ctx, { role: 'instructor' });
  const course = await makeCourse(product.ctx, { instructorId: as.id });
  await makeEnrolment(product.ctx, { course });
  await product.runJobs();
  const id = randomUUID();
  const save = (title: string) => {
    const body = { title, body: 'Read section 3 first.', audience: 'all' };
    return request(product, `PUT /courses/${course.id}/announcements/${id}`, { as, body });
  };
  expect((await save('A worked example')).status).toBe(200);
  const cancel = () => request(product, `PUT /announcements/${id}/cancellation`, { as });
  return { id, cancel, edit: () => save('Another title') };
}

/**
 * Runs `work` while another transaction holds an uncommitted change to the announcement; commits it once `work` is
 * waiting.
 */
async function during<T>(id: string, column: string, work: () => Promise<T>): Promise<T> {
  const other = await product.ctx.pool.connect();
  try {
    await other.query('begin');
    await other.query(`update announcements set ${column} = now() where id = $1`, [id]);
    const working = work();
    await expect.poll(() => waitingForLocks(product)).toBe(1);
    await other.query('commit');
    return await working;
  } finally {
    other.release();
  }
}

test.each(['edit', 'cancel'] as const)(
  'an attempt to %s an announcement that is being sent waits, and is then refused',
  async (what) => {
    const announcement = await announce();
    const { status, body } = await during(announcement.id, 'sent_at', announcement[what]);
    expect([status, body]).toMatchObject([409, { code: 'announcements.already_out' }]);
  },
);

test('an announcement that is being cancelled is not emailed', async () => {
  const { id } = await announce();
  await during(id, 'cancelled_at', () => sendAnnouncement(product.ctx, id));
  expect(await product.runJobs()).toEqual([]);
});
