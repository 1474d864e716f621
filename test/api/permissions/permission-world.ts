import { randomUUID } from 'node:crypto';
import type { Context } from '../../../src/platform/context.ts';
import { addPayout } from '../../factories/buying/payout-run.ts';
import { type MadeCourse, makeCourse, makeVideoAsset } from '../../factories/courses.ts';
import { makePerson, type Person } from '../../factories/people.ts';
import { parkJob } from '../../factories/processes/parked-job.ts';
import { addRenewal } from '../../factories/renewals.ts';
import type { Principal } from './principals.ts';
import { addAnnouncement } from './world-announcement.ts';
import { addWithdrawnBadge } from './world-badge.ts';
import { addBundle } from './world-bundle.ts';
import { addGift } from './world-gift.ts';
import { addLiveSession } from './world-live-session.ts';
import { addShares } from './world-shares.ts';

/** Everything that requests refer to: one course with its people, its order and its certificate. */
export type World = {
  course: MadeCourse;
  /** A video of the owner's that no course uses yet. */
  videoId: string;
  who: Person | null;
  orderId: string;
  certificate: { id: string; number: string };
  reviewId: string;
  assetId: string;
  /** An upload of the owner's that has received no data yet. */
  uploadId: string;
  sessionId: string;
  /** A certification and an activity of the enrolled learner's. */
  holdingId: string;
  entryId: string;
  evidenceId: string;
  /** A question of the enrolled learner's, and the learner's own answer to it. */
  threadId: string;
  postId: string;
  /** A live session of the course, for which the enrolled learner has registered, and a calendar's token. */
  liveSessionId: string;
  calendarToken: string;
  /** A scheduled announcement of the course. */
  announcementId: string;
  /** The owner's coupon for the course. */
  couponId: string;
  couponCode: string;
  /** The course's quiz, its question in the bank, and the enrolled learner's open attempt with its version. */
  quizId: string;
  seriesId: string;
  attemptId: string;
  askedId: string;
  /** A claim for the course's credits. */
  claimId: string;
  /** A published bundle of the owner's with the course and another one, and their ids. */
  bundleId: string;
  bundleCourses: string[];
  /** A gift that the enrolled learner has paid, for another course, and the token of its link. */
  giftId: string;
  giftToken: string;
  /** The enrolled learner's request to be refunded. */
  requestId: string;
  /** Planned terms, the owner's planned shares, and a proposed correction of the ledger. */
  termsVersion: string;
  ownShareId: string;
  correctionId: string;
  /** A drafted run with one payout to the owner, whose bank details await a check. */
  runId: string;
  /** A job that has failed for the last time. */
  jobId: string;
};

/** Builds a world and, in it, the person who will make the request. */
export async function makeWorld(ctx: Context, principal: Principal): Promise<World> {
  const owner = await makePerson(ctx, { role: 'instructor', name: 'Olive Owner' });
  const course = await makeCourse(ctx, {
    instructorId: owner.id,
    status: 'pending',
    isPublished: true,
    communityLink: 'https://discord.gg/milepost',
  });
  await ctx.db.updateTable('courses').set({ status: 'approved' }).where('id', '=', course.id).execute();
  const enrolled = await makePerson(ctx, { name: 'Enid Enrolled' });
  const order = await addOrder(ctx, enrolled.id, course.id);
  await enrolHalfWay(ctx, enrolled.id, course, order);
  const certificate = await addCertificate(ctx, enrolled.id, course);
  await addWithdrawnBadge(ctx, certificate.number, course);
  const who = await personOf(ctx, principal, { owner, enrolled });
  return {
    course,
    videoId: await makeVideoAsset(ctx, owner.id, 60),
    who,
    orderId: order,
    certificate,
    reviewId: await addReview(ctx, enrolled.id, course.id),
    assetId: await addLooseAsset(ctx, owner.id),
    uploadId: await addUpload(ctx, owner.id),
    sessionId: await sessionOf(ctx, who),
    ...(await addRenewal(ctx, enrolled.id)),
    ...(await addThread(ctx, enrolled.id, course.id)),
    ...(await addLiveSession(ctx, enrolled.id, course.id)),
    ...(await addAnnouncement(ctx, course.id)),
    ...(await addCoupon(ctx, owner.id, course.id)),
    ...(await addQuiz(ctx, enrolled.id, course.id)),
    claimId: await addClaim(ctx, course.id),
    ...(await addBundle(ctx, owner.id, course.id)),
    ...(await addGift(ctx, enrolled.id)),
    requestId: await addRefundRequest(ctx, enrolled.id, order),
    ...(await addShares(ctx, owner.id)),
    runId: await addPayout(ctx, owner.id),
    jobId: await parkJob(ctx),
  };
}

async function personOf(
  ctx: Context,
  principal: Principal,
  known: { owner: Person; enrolled: Person },
): Promise<Person | null> {
  switch (principal) {
    case 'anonymous':
      return null;
    case 'unverified':
      return makePerson(ctx, { verified: false });
    case 'inactive':
      return makePerson(ctx, { active: false });
    case 'learner':
      return makePerson(ctx);
    case 'enrolled':
      return known.enrolled;
    case 'owner':
      return known.owner;
    case 'otherInstructor':
      return makePerson(ctx, { role: 'instructor' });
    case 'admin':
      return makePerson(ctx, { role: 'admin' });
  }
}

/** Enrols a user who has completed the first lecture, so that the second is unlocked. */
async function enrolHalfWay(
  ctx: Context,
  userId: string,
  course: MadeCourse,
  orderId: string,
): Promise<void> {
  const enrolment = await ctx.db
    .insertInto('enrolments')
    .values({ userId, courseId: course.id, orderId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const done = { watchedPercent: 100, positionSeconds: 60, completedAt: ctx.clock() };
  await ctx.db
    .insertInto('lectureProgress')
    .values({ enrolmentId: enrolment.id, lectureId: course.lectureIds[0] ?? '', ...done })
    .execute();
}

async function addOrder(ctx: Context, userId: string, courseId: string): Promise<string> {
  const { id } = await ctx.db
    .insertInto('orders')
    .values({ userId, courseId, method: 'free', status: 'completed', amountCents: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addClaim(ctx: Context, courseId: string): Promise<string> {
  const { id } = await ctx.db
    .insertInto('courseCredits')
    .values({
      courseId,
      family: 'apm',
      amount: 25,
      areas: '{}',
      validFrom: '2026-01-01',
      claimedAt: ctx.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addRefundRequest(ctx: Context, userId: string, orderId: string): Promise<string> {
  const { id } = await ctx.db
    .insertInto('refundRequests')
    .values({ orderId, position: 1, userId, reason: 'Not for me.', askedCents: 900, cause: 'late' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addCoupon(ctx: Context, ownerId: string, courseId: string) {
  const couponCode = `OWN-${randomUUID().slice(0, 13).toUpperCase()}`;
  const { id: couponId } = await ctx.db
    .insertInto('coupons')
    .values({ code: couponCode, ownerId, scope: 'course', courseId, percent: 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { couponId, couponCode };
}

async function addCertificate(ctx: Context, userId: string, course: MadeCourse) {
  return ctx.db
    .insertInto('certificates')
    .values({
      number: numberFor(course),
      userId,
      courseId: course.id,
      learnerName: 'Enid Enrolled',
      courseTitle: course.title,
      status: 'approved',
      completionPercentage: 100,
      approvedAt: ctx.clock(),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

/** A well-formed certificate number, derived from the course's slug. */
function numberFor(course: MadeCourse): string {
  const letters = [...course.slug.slice(-8)].map(
    (character) => '23456789ABCDEFGH'[Number.parseInt(character, 16)] ?? '2',
  );
  return `MP-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

async function addReview(ctx: Context, userId: string, courseId: string): Promise<string> {
  const { id } = await ctx.db
    .insertInto('reviews')
    .values({ userId, courseId, rating: 5 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addThread(ctx: Context, authorId: string, courseId: string) {
  const [threadId, postId] = [randomUUID(), randomUUID()];
  const thread = { id: threadId, courseId, authorId, title: 'Who owns a shared risk?', body: 'We disagree.' };
  await ctx.db.insertInto('threads').values(thread).execute();
  await ctx.db.insertInto('posts').values({ id: postId, threadId, authorId, body: 'Found it.' }).execute();
  return { threadId, postId };
}

async function addQuiz(ctx: Context, userId: string, courseId: string) {
  const solution = JSON.stringify({ kind: 'number', value: 4, tolerance: 0 });
  const { id: askedId, seriesId } = await ctx.db
    .insertInto('questions')
    .values({ courseId, kind: 'number', stem: 'Two and two?', solution, domain: 'Sums' })
    .returning(['id', 'seriesId'])
    .executeTakeFirstOrThrow();
  const { id: quizId } = await ctx.db
    .insertInto('quizzes')
    .values({ courseId, title: 'Sums', questionSeries: [seriesId], isPublished: true, maxAttempts: 5 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: attemptId } = await ctx.db
    .insertInto('attempts')
    .values({ quizId, userId, questionIds: [askedId], feedback: 'afterwards', startedAt: ctx.clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { quizId, seriesId, attemptId, askedId };
}

async function addLooseAsset(ctx: Context, ownerId: string): Promise<string> {
  const { id } = await ctx.db
    .insertInto('assets')
    .values({
      ownerId,
      kind: 'raw',
      contentType: 'text/plain',
      bytes: 1,
      store: 'local',
      storageKey: `raw/${ownerId}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function addUpload(ctx: Context, ownerId: string): Promise<string> {
  const { id } = await ctx.db
    .insertInto('uploads')
    .values({ id: randomUUID(), ownerId, kind: 'raw', originalName: 'notes.txt', bytes: 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function sessionOf(ctx: Context, who: Person | null): Promise<string> {
  const none = '00000000-0000-0000-0000-000000000000';
  if (!who) return none;
  const session = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', who.id)
    .executeTakeFirst();
  return session?.id ?? none;
}
