import { rm } from 'node:fs/promises';
import { dayIn } from '../../../contract/text/time/zoned-time.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { RequestFailure } from '../../../platform/failures/failure.ts';
import type { StreamedRequest } from '../../../platform/http/requests/streamed-request.ts';
import { discardLater, receiveFile, storeFile } from '../../media/index.server.ts';
import { type Claim, claimFaults, suggestedClaims } from './claim.ts';
import { presentClaims, selectClaims } from './claims.server.ts';
import {
  alreadyVerified,
  noClaim,
  noCourse,
  noProof,
  proofTooLarge,
  withdrawn,
  wrongClaim,
  wrongProof,
} from './credit-failures.server.ts';
import { ClaimFields, type CourseCredits, creditLimits } from './shapes.ts';

/** A course's claims for its owner and for administrators. @throws 404 for others */
export async function showCourseCredits(
  ctx: Context,
  viewer: Viewer,
  courseId: string,
): Promise<CourseCredits> {
  const course = await findCourse(ctx.db, courseId);
  const isOwner = course?.instructorId === viewer._id;
  if (!course || !(isOwner || viewer.role === 'admin')) throw noCourse();
  const rows = await selectClaims(ctx.db)
    .where('k.courseId', '=', courseId)
    .orderBy('k.claimedAt', 'desc')
    .limit(100)
    .execute();
  const learning = { seconds: course.totalSeconds, practiceMinutes: course.practiceMinutes };
  return {
    course: { _id: course.id, title: course.title },
    claims: await presentClaims(ctx, rows, viewer._id),
    learning,
    suggestions: suggestedClaims(course.category, learning).map(({ family, amount, areas }) => ({
      family,
      amount: amount / 100,
      areas: Object.fromEntries(Object.entries(areas).map(([key, part]) => [key, part / 100])),
    })),
    mayClaim: isOwner,
  };
}

/**
 * Claims credits for a course with a proof. Replaces an undecided claim for the same body.
 * @returns its id
 * @throws 400 with a message per field, 404 not the instructor's, 409 already verified, 413 or 415 for the proof
 */
export async function claimCredits(
  ctx: Context,
  viewer: Viewer,
  courseId: string,
  request: StreamedRequest,
): Promise<string> {
  const { path, name, fields } = await receiveFile(ctx, request, {
    field: 'file',
    limit: () => creditLimits.proofBytes,
    tooLarge: () => proofTooLarge({ fields: { file: 'The proof must be 5 MB or less.' } }),
    missing: () => noProof({ fields: { file: 'Please upload your proof.' } }),
  });
  try {
    const today = dayIn(ctx.clock(), 'UTC');
    const claim = readClaim(fields, today);
    await refuseFaults(ctx.db, viewer, courseId, claim, today);
    const asset = await storeFile(ctx, {
      path,
      kind: 'receipt',
      ownerId: viewer._id,
      originalName: name,
    }).catch(asWrongProof);
    return await record(ctx, viewer, courseId, claim, asset.id, today);
  } finally {
    await rm(path, { force: true });
  }
}

type NewClaim = Claim & Pick<ClaimFields, 'providerNumber' | 'activityNumber' | 'claimCode'>;

function readClaim(fields: Record<string, string>, today: string): NewClaim {
  const parsed = ClaimFields.safeParse(fields);
  if (!parsed.success) {
    const faults: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) faults[path.join('.')] ??= message;
    throw wrongClaim({ message: Object.values(faults)[0] ?? '', fields: faults });
  }
  const { family, amount, providerNumber, activityNumber, claimCode, validFrom, validUntil } = parsed.data;
  const parts = (['ways-of-working', 'power-skills', 'business-acumen'] as const)
    .map((key) => [key, parsed.data[`area.${key}`]] as const)
    .filter(([, part]) => part > 0);
  return {
    family,
    amount,
    areas: Object.fromEntries(parts),
    providerNumber,
    activityNumber,
    claimCode,
    validFrom: validFrom || today,
    validUntil: validUntil || null,
  };
}

async function refuseFaults(db: Db, viewer: Viewer, courseId: string, claim: NewClaim, today: string) {
  const course = await findCourse(db, courseId);
  if (!course || course.instructorId !== viewer._id) throw noCourse();
  const learning = { seconds: course.totalSeconds, practiceMinutes: course.practiceMinutes };
  const faults = claimFaults(claim, learning, today);
  const [message] = Object.values(faults);
  if (message) throw wrongClaim({ message, fields: faults });
}

const findCourse = (db: Db, id: string) =>
  db
    .selectFrom('courses')
    .select(['id', 'title', 'category', 'instructorId', 'totalSeconds', 'practiceMinutes'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Proofs are stored like receipts: reports a refused receipt as a refused proof, and rethrows other errors. */
function asWrongProof(error: unknown): never {
  if (error instanceof RequestFailure && error.code === 'media.wrong_receipt')
    throw wrongProof({ fields: { file: wrongProof().message } });
  throw error;
}

async function record(
  ctx: Context,
  viewer: Viewer,
  courseId: string,
  claim: NewClaim,
  proofAssetId: string,
  today: string,
): Promise<string> {
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      // Serialises the claims of a course.
      await trx.selectFrom('courses').select('id').where('id', '=', courseId).forNoKeyUpdate().execute();
      await refuseFaults(trx, viewer, courseId, claim, today);
      await replaceUndecided(trx, courseId, claim.family);
      const { areas, ...columns } = claim;
      const { id } = await trx
        .insertInto('courseCredits')
        .values({
          ...columns,
          courseId,
          areas: JSON.stringify(areas),
          proofAssetId,
          claimedAt: ctx.clock(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    });
  } catch (error) {
    await discardLater(ctx.db, proofAssetId);
    throw error;
  }
}

async function replaceUndecided(trx: Trx, courseId: string, family: Claim['family']): Promise<void> {
  const current = await trx
    .selectFrom('courseCredits')
    .select(['id', 'state', 'proofAssetId'])
    .where('courseId', '=', courseId)
    .where('family', '=', family)
    .where('state', 'in', ['claimed', 'verified'])
    .forUpdate()
    .executeTakeFirst();
  if (current?.state === 'verified') throw alreadyVerified();
  if (current) await dropClaim(trx, current);
}

async function dropClaim(trx: Trx, claim: { id: string; proofAssetId: string | null }): Promise<void> {
  await trx.deleteFrom('courseCredits').where('id', '=', claim.id).execute();
  if (claim.proofAssetId) await discardLater(trx, claim.proofAssetId);
}

/**
 * Withdraws a claim: deletes it if it is undecided or has not begun, otherwise ends it today. Learners keep the credits
 * they earned.
 * @throws 404 not the instructor's, 409 no longer current
 */
export async function withdrawClaim(
  ctx: Context,
  viewer: Viewer,
  courseId: string,
  id: string,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const claim = await trx
      .selectFrom('courseCredits as k')
      .innerJoin('courses as c', 'c.id', 'k.courseId')
      .select(['k.id', 'k.state', 'k.proofAssetId', 'k.validFrom'])
      .where('k.id', '=', id)
      .where('k.courseId', '=', courseId)
      .where('c.instructorId', '=', viewer._id)
      .forUpdate('k')
      .executeTakeFirst();
    if (!claim) throw noClaim();
    if (claim.state === 'claimed') return dropClaim(trx, claim);
    if (claim.state !== 'verified') throw withdrawn();
    const today = dayIn(ctx.clock(), 'UTC');
    if (claim.validFrom > today) await dropClaim(trx, claim);
    else
      await trx
        .updateTable('courseCredits')
        .set({ state: 'expired', validUntil: today })
        .where('id', '=', id)
        .execute();
    await audit(trx, viewer._id, 'course_credits.withdraw', { type: 'course', id: courseId }, { claim: id });
  });
}
