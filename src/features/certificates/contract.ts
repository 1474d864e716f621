import { z } from '@hono/zod-openapi';
import { listOf } from '../../contract/api/responses.ts';
import { certificateStatuses } from '../../contract/constants.ts';
import { listQuery } from '../../contract/lists.ts';
import { isPlainText, plainTextSentence, withoutControls } from '../../contract/text/input/text-rules.ts';
import { noRejectionReason, tooLongSentence } from '../../contract/text/wording.ts';

export const CourseParams = z.object({ courseId: z.uuid('Course not found') });
export const CertificateParams = z.object({ id: z.uuid('Certificate not found') });
export const NumberParams = z.object({ number: z.string().min(1).max(40) });

/** `status`: the status that was shown; the approval is refused if it has changed since. */
export const ApproveQuery = z.object({ status: z.enum(certificateStatuses).optional() });

export const RejectBody = z
  .object({
    reason: z
      .string({ error: noRejectionReason })
      .overwrite(withoutControls)
      .trim()
      .min(1, noRejectionReason)
      .max(2000, tooLongSentence(2000))
      .refine(isPlainText, plainTextSentence),
  })
  .openapi('CertificateRejection');

const adminFilters = { search: listQuery.search, status: z.enum(certificateStatuses).optional() };
export const AdminFilter = z.object(adminFilters);
export type AdminFilter = z.output<typeof AdminFilter>;
export const AdminQuery = z.object({ ...listQuery, ...adminFilters });
export type AdminQuery = z.output<typeof AdminQuery>;

export const Certificate = z
  .object({
    _id: z.string(),
    number: z.string(),
    /** For a course, or for all courses of a bundle: `course` is then the bundle. */
    kind: z.enum(['course', 'bundle']),
    course: z.object({ _id: z.string(), title: z.string(), category: z.string() }),
    student: z.object({ _id: z.string(), name: z.string(), email: z.string(), photo: z.string().nullable() }),
    status: z.enum(certificateStatuses),
    approvalStatus: z.enum(certificateStatuses),
    rejectionReason: z.string().nullable(),
    metadata: z.object({ completionPercentage: z.number().int() }),
    createdAt: z.string(),
    approvalDate: z.string().nullable(),
    rejectionDate: z.string().nullable(),
  })
  .openapi('Certificate');
export type Certificate = z.infer<typeof Certificate>;

/** A certificate with the expiry date of its badge: null if the badge does not expire, or has not been issued yet. */
export const DatedCertificate = Certificate.extend({ validUntil: z.string().nullable() }).openapi(
  'DatedCertificate',
);
export type DatedCertificate = z.infer<typeof DatedCertificate>;

const CertificateList = listOf('certificates', DatedCertificate);

/**
 * A certificate as its holder sees it. `pictures`: the image of its course, or the images of the first four courses of
 * its bundle.
 */
export const OwnCertificate = DatedCertificate.extend({ pictures: z.array(z.string()) }).openapi(
  'OwnCertificate',
);
export type OwnCertificate = z.infer<typeof OwnCertificate>;
export const OwnQuery = z.object({
  page: listQuery.page,
  limit: listQuery.limit,
  /** Only those for courses, or only those for bundles. */
  kind: z.enum(['course', 'bundle']).optional(),
  /** Only the certificate with this number. */
  number: z.string().max(40).optional(),
});
export type OwnQuery = z.output<typeof OwnQuery>;
export const OwnCertificateList = listOf('certificates', OwnCertificate);
export type OwnCertificateList = z.infer<typeof OwnCertificateList>;

/** A page of the administrators' list. `counts` covers all certificates by status, whatever the search. */
export const AdminCertificateList = CertificateList.extend({
  counts: z.object({ pending: z.number().int(), approved: z.number().int(), rejected: z.number().int() }),
});

export const CertificateDone = z.object({
  success: z.literal(true),
  message: z.string(),
  certificate: Certificate,
});

/** The facts about a certificate that anyone with its number can see. */
export const Verification = z.object({
  certificate: z
    .object({
      number: z.string(),
      name: z.string(),
      /** Whether `course` is the title of a course or of a bundle. */
      kind: z.enum(['course', 'bundle']),
      course: z.string(),
      /** When it was approved. */
      date: z.string(),
      /** Null if it does not expire. */
      validUntil: z.string().nullable(),
      instructor: z.string(),
      totalHours: z.number(),
      skills: z.array(z.string()),
      state: z.enum(['valid', 'expired', 'revoked']),
    })
    .openapi('CertificateVerification'),
});
export type Verification = z.infer<typeof Verification>;

export const Pdf = z.string().openapi({ format: 'binary' });

export const Image = z.string().openapi({ format: 'binary' });

export const Csv = z.string();
