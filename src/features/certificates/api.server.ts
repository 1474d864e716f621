import { done } from '../../contract/api/responses.ts';
import { admins, anyone, members, type Viewer } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { endpoint, respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { readingFrom } from '../../platform/http/recent-writes.ts';
import { listCertificates, listOwn, type ValidUntil } from './certificates.server.ts';
import { certificatesCsv } from './certificates-csv.server.ts';
import * as shapes from './contract.ts';
import { type Decision, type DecisionHooks, decideCertificate } from './decide-certificate.server.ts';
import { downloadCertificate, showCertificate } from './download-certificate.server.ts';
import { requestCertificate } from './request-certificate.server.ts';
import { type IsWithdrawn, verifyCertificate } from './verify-certificate.server.ts';

const tag = 'Certificates';

const ownRoute = endpoint({
  operationId: 'listOwnCertificates',
  method: 'get',
  path: '/certificates/my-certificates',
  tag,
  allow: members,
  summary: 'Your certificates and requests, newest first',
  query: shapes.OwnQuery,
  response: shapes.OwnCertificateList,
});

const requestRoute = endpoint({
  operationId: 'requestCertificate',
  method: 'post',
  path: '/certificates/{courseId}/request',
  tag,
  allow: members,
  summary: 'Request the certificate of a course',
  params: shapes.CourseParams,
  response: shapes.CertificateDone,
  failures: [409],
});

const pdf = {
  method: 'get',
  tag,
  allow: members,
  params: shapes.CourseParams,
  response: shapes.Pdf,
  produces: 'application/pdf',
  failures: [404, 409],
} as const;

const downloadRoute = endpoint({
  ...pdf,
  operationId: 'downloadCertificate',
  path: '/certificates/{courseId}/download',
  summary: 'Your certificate as a PDF, while it is approved',
});

const openRoute = endpoint({
  ...pdf,
  operationId: 'downloadCertificateByLink',
  path: '/certificates/download/{courseId}',
  summary: 'Your certificate as a PDF, at the URL that pages link to',
});

const verifyRoute = endpoint({
  operationId: 'verifyCertificate',
  method: 'get',
  path: '/certificates/verify/{number}',
  tag,
  allow: anyone,
  summary: 'Check a certificate by its number',
  params: shapes.NumberParams,
  response: shapes.Verification,
  failures: [404, 410],
});

const imageRoute = endpoint({
  operationId: 'showCertificate',
  method: 'get',
  path: '/certificates/verify/{number}/image',
  tag,
  allow: anyone,
  summary: 'An approved certificate as an image, by its number',
  params: shapes.NumberParams,
  response: shapes.Image,
  produces: 'image/webp',
  failures: [404],
});

const adminListRoute = endpoint({
  operationId: 'listAllCertificates',
  method: 'get',
  path: '/admin/certificates/admin',
  tag,
  allow: admins,
  summary: 'Certificates of all learners',
  query: shapes.AdminQuery,
  response: shapes.AdminCertificateList,
});

const adminCsvRoute = endpoint({
  operationId: 'exportAllCertificates',
  method: 'get',
  path: '/admin/certificates/admin.csv',
  tag,
  allow: admins,
  summary: 'Certificates of all learners as CSV, all pages',
  query: shapes.AdminFilter,
  response: shapes.Csv,
  produces: 'text/csv',
});

const approveRoute = endpoint({
  operationId: 'approveCertificate',
  method: 'put',
  path: '/certificates/admin/{id}/approve',
  tag,
  allow: admins,
  summary: 'Approve a certificate',
  params: shapes.CertificateParams,
  query: shapes.ApproveQuery,
  response: shapes.CertificateDone,
  failures: [404, 409],
});

const rejectRoute = endpoint({
  operationId: 'rejectCertificate',
  method: 'put',
  path: '/certificates/admin/{id}/reject',
  tag,
  allow: admins,
  summary: 'Reject a certificate, with a reason that is emailed',
  params: shapes.CertificateParams,
  body: shapes.RejectBody,
  response: shapes.CertificateDone,
  failures: [404, 409],
});

const revokeRoute = endpoint({
  operationId: 'revokeCertificate',
  method: 'put',
  path: '/certificates/admin/{id}/revoke',
  tag,
  allow: admins,
  summary: 'Revoke an approved certificate',
  params: shapes.CertificateParams,
  response: shapes.CertificateDone,
  failures: [404, 409],
});

/** Request, decide, download and verify certificates. */
export function certificatesApi(
  ctx: Context,
  { validUntil, isWithdrawn, ...hooks }: DecisionHooks & { validUntil: ValidUntil; isWithdrawn: IsWithdrawn },
) {
  const decide = (admin: Viewer, id: string, decision: Decision) =>
    decideCertificate(ctx, admin._id, id, decision, hooks);
  return newApi()
    .openapi(
      ownRoute,
      respond(ownRoute, (c) => listOwn(ctx.db, viewerOf(c)._id, c.req.valid('query'), validUntil)),
    )
    .openapi(
      verifyRoute,
      respond(verifyRoute, (c) =>
        verifyCertificate(ctx, c.req.valid('param').number, validUntil, isWithdrawn),
      ),
    )
    .openapi(
      imageRoute,
      respond(imageRoute, (c) => showCertificate(ctx, c.req.valid('param').number, validUntil)),
    )
    .openapi(
      requestRoute,
      respond(requestRoute, async (c) => {
        const certificate = await requestCertificate(ctx, viewerOf(c)._id, c.req.valid('param').courseId);
        return done('Certificate request submitted for admin approval', { certificate });
      }),
    )
    .openapi(
      downloadRoute,
      respond(downloadRoute, (c) =>
        downloadCertificate(ctx, viewerOf(c)._id, c.req.valid('param').courseId, validUntil),
      ),
    )
    .openapi(
      openRoute,
      respond(openRoute, (c) =>
        downloadCertificate(ctx, viewerOf(c)._id, c.req.valid('param').courseId, validUntil),
      ),
    )
    .openapi(
      adminListRoute,
      respond(adminListRoute, (c) => listCertificates(ctx.db, c.req.valid('query'), validUntil)),
    )
    .openapi(
      adminCsvRoute,
      respond(adminCsvRoute, (c) =>
        certificatesCsv(readingFrom(ctx, c).db, c.req.valid('query'), validUntil),
      ),
    )
    .openapi(
      approveRoute,
      respond(approveRoute, async (c) => {
        const { id } = c.req.valid('param');
        const { status } = c.req.valid('query');
        const certificate = await decide(viewerOf(c), id, { action: 'approve', shown: status });
        return done('Certificate approved successfully', { certificate });
      }),
    )
    .openapi(
      rejectRoute,
      respond(rejectRoute, async (c) => {
        const { reason } = c.req.valid('json');
        const certificate = await decide(viewerOf(c), c.req.valid('param').id, { action: 'reject', reason });
        return done('Certificate rejected', { certificate });
      }),
    )
    .openapi(
      revokeRoute,
      respond(revokeRoute, async (c) => {
        const certificate = await decide(viewerOf(c), c.req.valid('param').id, { action: 'revoke' });
        return done('Certificate revoked', { certificate });
      }),
    );
}
