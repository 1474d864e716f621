import type { Context } from '../../platform/context.ts';
import { failure } from '../../platform/failure.ts';
import { findOwn } from './certificates.server.ts';
import { drawCertificate } from './pdf/certificate-pdf.server.ts';

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
export async function downloadCertificate(ctx: Context, userId: string, courseId: string): Promise<Response> {
  const row = await findOwn(ctx.db, userId, courseId);
  if (!row) throw none();
  if (row.status !== 'approved' || !row.approvedAt) throw notApproved();
  const pdf = await drawCertificate({
    learnerName: row.learnerName,
    courseTitle: row.courseTitle,
    date: row.approvedAt,
    number: row.number,
    checkUrl: `${ctx.settings.appUrl}/certificates/${row.number}`,
  });
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="certificate-${row.id}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}
