import { allocate } from '../../../src/contract/money/allocate.ts';
import type { Trx } from '../../../src/platform/database/database.ts';
import { completedBundle } from '../../history.ts';
import type { Seeded } from '../../types.ts';
import { addCertificate } from '../seed-certificates.ts';
import { addEnrolment, taught } from '../seed-history.ts';

const day = 86_400_000;

/** Adds a bundle that the demo's learner bought and has completed: its order, courses, and certificate. */
export async function addCompletedBundle(trx: Trx, { people, courses, now }: Seeded): Promise<void> {
  const { person, slug, daysAgo, courses: stories } = completedBundle;
  const userId = people.get(person) ?? '';
  const at = new Date(now.getTime() - daysAgo * day - 3 * 3_600_000);
  const bundle = await trx
    .selectFrom('bundles')
    .select(['id', 'title', 'priceCents'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const courseIds = stories.map(({ course }) => courses.get(course) ?? '');
  const orderId = await addBundleOrder(trx, { userId, bundle, courseIds, at });
  const completed: Date[] = [];
  for (const [index, story] of stories.entries()) {
    const course = await taught(trx, courseIds[index] ?? '');
    const completedAt = await addEnrolment(trx, story, { userId, course, orderId, at, now });
    if (!completedAt) continue;
    completed.push(completedAt);
    const { id: courseId, title } = course;
    if (story.certificate)
      await addCertificate(trx, story.certificate, { userId, courseId, title, at: completedAt });
  }
  await addCertificate(trx, 'approved', {
    userId,
    bundleId: bundle.id,
    title: bundle.title,
    at: new Date(Math.max(...completed.map((one) => one.getTime()))),
  });
}

type Bought = {
  userId: string;
  bundle: { id: string; priceCents: number };
  courseIds: string[];
  at: Date;
};

/** An order with a line for each course, whose share of the price follows the list prices. */
async function addBundleOrder(trx: Trx, { userId, bundle, courseIds, at }: Bought): Promise<string> {
  const listed = await trx.selectFrom('courses').select(['id', 'priceCents']).execute();
  const lists = courseIds.map((id) => listed.find((course) => course.id === id)?.priceCents ?? 0);
  const shares = allocate(bundle.priceCents, lists);
  const [first = '', ...others] = courseIds;
  const { id: orderId } = await trx
    .insertInto('orders')
    .values({
      userId,
      courseId: first,
      kind: 'bundle',
      bundleId: bundle.id,
      method: 'stripe',
      status: 'completed',
      amountCents: bundle.priceCents,
      createdAt: at,
      updatedAt: at,
      completedAt: at,
      grantsAccess: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = (courseId: string, index: number) => ({
    courseId,
    kind: 'bundle' as const,
    bundleId: bundle.id,
    listCents: lists[index] ?? 0,
    discountCents: (lists[index] ?? 0) - (shares[index] ?? 0),
    totalCents: shares[index] ?? 0,
  });
  // The database has added the first line with the order.
  await trx.updateTable('orderLines').set(line(first, 0)).where('orderId', '=', orderId).execute();
  for (const [index, courseId] of others.entries())
    await trx
      .insertInto('orderLines')
      .values({ ...line(courseId, index + 1), orderId, userId, position: index + 2 })
      .execute();
  await trx
    .insertInto('orderEvents')
    .values({
      orderId,
      at,
      fromStatus: 'pending',
      toStatus: 'completed',
      cause: 'buyer returned',
      details: '{}',
    })
    .execute();
  return orderId;
}
