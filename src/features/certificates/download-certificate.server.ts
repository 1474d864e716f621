import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/failures/failure.ts';
import { normaliseNumber } from './certificate.ts';
import { type CertificateRow, findByNumber, findOwn, type ValidUntil } from './certificates.server.ts';
import { certificateImage } from './pdf/certificate-image.server.ts';
import { type CertificateFacts, drawCertificate } from './pdf/certificate-pdf.server.ts';
import { unknownNumber } from './verify-certificate.server.ts';

const none = failure('certificate.none', 404, 'You have no certificate for this course.');
const notApproved = failure(
  'certificate.not_approved',
  409,
  'This certificate is not approved, so it cannot be downloaded.',
);

/**
 * The learner's certificate as a PDF download, only while it is approved.
 * @throws 404 never requested, 409 not approved
 */
export async function downloadCertificate(
  ctx: Context,
  userId: string,
  awardId: string,
  validUntil: ValidUntil,
): Promise<Response> {
  const row = await findOwn(ctx.db, userId, awardId);
  if (!row) throw none();
  if (row.status !== 'approved' || !row.approvedAt) throw notApproved();
  const pdf = await drawCertificate(await factsOf(ctx, { ...row, approvedAt: row.approvedAt }, validUntil));
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="certificate-${row.id}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}

/**
 * An image of an approved certificate's PDF, for its public page.
 * @throws 404 for a number that is unknown, or not approved
 */
export async function showCertificate(
  ctx: Context,
  typed: string,
  validUntil: ValidUntil,
): Promise<Response> {
  const row = await findByNumber(ctx.db, normaliseNumber(typed));
  if (row?.status !== 'approved' || !row.approvedAt) throw unknownNumber();
  const image = await certificateImage(
    await factsOf(ctx, { ...row, approvedAt: row.approvedAt }, validUntil),
  );
  return new Response(image, {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
  });
}

async function factsOf(
  { db, settings }: Context,
  row: CertificateRow & { approvedAt: Date },
  validUntil: ValidUntil,
): Promise<CertificateFacts> {
  const { learnerName, courseTitle, instructorName, totalSeconds, number } = row;
  return {
    isBundle: row.bundleId !== null,
    learnerName,
    courseTitle,
    instructorName,
    totalSeconds,
    number,
    date: row.approvedAt,
    validUntil: (await validUntil(db, [number])).get(number) ?? null,
    checkUrl: `${settings.appUrl}/certificates/${number}`,
  };
}
