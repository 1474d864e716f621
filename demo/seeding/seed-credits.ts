import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import PDFDocument from 'pdfkit';
import { storeFile } from '../../src/features/media/index.server.ts';
import { enterCompletedCourses } from '../../src/features/renewals/index.server.ts';
import type { Context } from '../../src/platform/context.ts';
import type { Trx } from '../../src/platform/database/database.ts';
import { activities, credits, type DemoCredit, pmpEarnedDaysAgo } from '../credits.ts';

const day = 86_400_000;

/** Adds course credits in every state, and the PMP of the demo's learner with its activities. */
export async function addCredits(
  trx: Trx,
  ctx: Context,
  people: Map<string, string>,
  courses: Map<string, string>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-demo-'));
  try {
    const proof = join(folder, 'proof.pdf');
    await writeProof(proof);
    for (const credit of credits)
      await addCredit(trx, ctx, people, courses.get(credit.course) ?? '', credit, proof);
  } finally {
    await rm(folder, { recursive: true });
  }
  await addRenewal(trx, ctx, people.get('learner@milepost.example') ?? '');
}

async function writeProof(path: string): Promise<void> {
  const pdf = new PDFDocument({ size: 'A5', margin: 48 });
  const written = pdf.pipe(createWriteStream(path));
  pdf.fontSize(18).text('Confirmation of credits');
  pdf.moveDown().fontSize(11).text('An example for the demo. It confirms nothing.');
  pdf.end();
  await finished(written);
}

async function addCredit(
  trx: Trx,
  ctx: Context,
  people: Map<string, string>,
  courseId: string,
  { practice, family, amount, areas = {}, state, note = '' }: DemoCredit,
  path: string,
): Promise<void> {
  await trx
    .updateTable('lectures')
    .set({ practiceMinutes: practice })
    .where('courseId', '=', courseId)
    .execute();
  const { instructorId } = await trx
    .updateTable('courses')
    .set({ practiceMinutes: sql`total_lectures * ${practice}::integer` })
    .where('id', '=', courseId)
    .returning('instructorId')
    .executeTakeFirstOrThrow();
  const file = {
    path,
    kind: 'receipt' as const,
    ownerId: instructorId,
    originalName: 'confirmation.pdf',
    keep: true,
  };
  const proof = await storeFile(ctx, file, trx);
  const before = (days: number) => new Date(ctx.clock().getTime() - days * day);
  await trx
    .insertInto('courseCredits')
    .values({
      courseId,
      family,
      amount,
      areas: JSON.stringify(areas),
      state,
      note,
      providerNumber: state === 'claimed' ? '' : 'DEMO-174',
      claimCode: state === 'verified' ? 'DEMO-CLAIM' : '',
      proofAssetId: proof.id,
      validFrom: before(370).toISOString().slice(0, 10),
      claimedAt: before(state === 'claimed' ? 2 : 30),
      decidedAt: state === 'claimed' ? null : before(28),
      decidedBy: state === 'claimed' ? null : (people.get('admin@milepost.example') ?? null),
    })
    .execute();
}

async function addRenewal(trx: Trx, ctx: Context, userId: string): Promise<void> {
  const dayBefore = (days: number) => new Date(ctx.clock().getTime() - days * day).toISOString().slice(0, 10);
  const scheme = await trx
    .selectFrom('schemes')
    .select(['key', 'version'])
    .where('key', '=', 'pmp')
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  const earnedOn = dayBefore(pmpEarnedDaysAgo);
  const { id: holdingId } = await trx
    .insertInto('holdings')
    .values({
      userId,
      schemeKey: scheme.key,
      schemeVersion: scheme.version,
      number: '1234567',
      earnedOn,
      startsOn: earnedOn,
      endsOn: sql`(${earnedOn}::date + interval '36 months' - interval '1 day')::date`,
      timeZone: 'Europe/London',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enterCompletedCourses(trx, { userId, appUrl: ctx.settings.appUrl }, holdingId);
  for (const { title, provider, daysAgo, hours, group, areas, reflection, isReported } of activities) {
    const on = dayBefore(daysAgo);
    const { id: entryId } = await trx
      .insertInto('creditEntries')
      .values({ userId, title, provider, startsOn: on, endsOn: on, hours, reflection })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('creditAllocations')
      .values({
        entryId,
        holdingId,
        userId,
        activityGroup: group,
        areas: JSON.stringify(areas),
        reportedOn: isReported ? dayBefore(daysAgo - 20) : null,
      })
      .execute();
  }
}
