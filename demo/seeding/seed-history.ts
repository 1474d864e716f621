import type { Trx } from '../../src/platform/database/database.ts';
import { type Story, stories } from '../history.ts';
import type { Seeded, Taught } from '../types.ts';
import { addCertificate } from './seed-certificates.ts';

const day = 86_400_000;

/**
 * Adds the demo learners' history: orders, enrolments, progress and certificates. It writes rows directly, because the
 * product's own code works in the present and calls a payment provider.
 */
export async function addHistory(trx: Trx, { people, courses, now }: Seeded): Promise<void> {
  for (const story of stories()) {
    const userId = people.get(story.person);
    const courseId = courses.get(story.course);
    if (!userId || !courseId)
      throw new Error(`The story of ${story.person} and ${story.course} names an unknown person or course.`);
    const course = await taught(trx, courseId);
    const at = new Date(now.getTime() - story.daysAgo * day - 3 * 3_600_000);
    const orderId = await addOrder(trx, story, userId, course, at);
    if (story.outcome && story.outcome !== 'refunded') continue;
    const completedAt = await addEnrolment(trx, story, { userId, course, orderId, at, now });
    if (completedAt && story.certificate)
      await addCertificate(trx, story.certificate, {
        userId,
        courseId: course.id,
        title: course.title,
        at: completedAt,
      });
  }
}

/** A course with its lectures in order. */
export async function taught(trx: Trx, courseId: string): Promise<Taught> {
  const course = await trx
    .selectFrom('courses')
    .select(['id', 'title', 'chargedCents'])
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow();
  const lectures = await trx
    .selectFrom('lectures')
    .innerJoin('sections', 'sections.id', 'lectures.sectionId')
    .select(['lectures.id', 'lectures.durationSeconds'])
    .where('lectures.courseId', '=', courseId)
    .orderBy('sections.position')
    .orderBy('lectures.position')
    .execute();
  return { ...course, lectures };
}

async function addOrder(
  trx: Trx,
  { outcome }: Story,
  userId: string,
  course: Taught,
  at: Date,
): Promise<string> {
  const failed = outcome && outcome !== 'refunded';
  const status = failed ? 'failed' : (outcome ?? 'completed');
  const { id } = await trx
    .insertInto('orders')
    .values({
      userId,
      courseId: course.id,
      method: course.chargedCents === 0 ? 'free' : 'stripe',
      status,
      amountCents: course.chargedCents,
      refundedCents: outcome === 'refunded' ? course.chargedCents : 0,
      failureReason: failed ? outcome : null,
      createdAt: at,
      updatedAt: at,
      completedAt: failed ? null : at,
      grantsAccess: !failed,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('orderEvents')
    .values(eventsOf(id, outcome, course, at))
    .execute();
  return id;
}

/** The order's history, as the product would have written it. */
function eventsOf(orderId: string, outcome: Story['outcome'], { chargedCents }: Taught, at: Date) {
  const paid = {
    from: 'pending',
    to: 'completed',
    cause: chargedCents === 0 ? 'free course' : 'buyer returned',
  };
  const back = { from: 'completed', to: 'refunded', cause: 'charge.refunded' };
  const cause = outcome === 'cancelled' ? 'cancelled by the buyer' : 'reconciled';
  const failed = { from: 'pending', to: 'failed', cause };
  const steps = !outcome ? [paid] : outcome === 'refunded' ? [paid, back] : [failed];
  return steps.map((step, index) => ({
    orderId,
    at: new Date(at.getTime() + index * day),
    fromStatus: step.from as OrderStatus,
    toStatus: step.to as OrderStatus,
    cause: step.cause,
    details: '{}',
  }));
}

type OrderStatus = 'pending' | 'completed' | 'failed' | 'refunded';

export type Enrolling = { userId: string; course: Taught; orderId: string; at: Date; now: Date };

/** @returns when the course was completed, or undefined while it is not */
export async function addEnrolment(
  trx: Trx,
  story: Story,
  { userId, course, orderId, at, now }: Enrolling,
): Promise<Date | undefined> {
  const studied = course.lectures.slice(0, story.done);
  const lastSeen = new Date(Math.min(now.getTime(), at.getTime() + studied.length * 2 * day));
  const completedAt = studied.length === course.lectures.length ? lastSeen : null;
  const enrolment = await trx
    .insertInto('enrolments')
    .values({
      userId,
      courseId: course.id,
      orderId,
      enrolledAt: at,
      endedAt: story.outcome === 'refunded' ? lastSeen : null,
      lastAccessedAt: studied.length > 0 ? lastSeen : null,
      lastLectureId: studied.at(-1)?.id ?? null,
      welcomedAt: studied.length > 0 ? at : null,
      completedAt,
      targetDate:
        story.targetInDays === undefined
          ? null
          : new Date(now.getTime() + story.targetInDays * day).toISOString().slice(0, 10),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [position, lecture] of studied.entries()) {
    const watched = new Date(Math.min(now.getTime(), at.getTime() + (position + 1) * 2 * day));
    await trx
      .insertInto('lectureProgress')
      .values({
        enrolmentId: enrolment.id,
        lectureId: lecture.id,
        openedAt: watched,
        positionSeconds: lecture.durationSeconds,
        watchedPercent: 100,
        completedAt: watched,
        updatedAt: watched,
      })
      .execute();
  }
  return completedAt ?? undefined;
}
