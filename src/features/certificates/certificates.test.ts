import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeLectures, endEnrolment, makeEnrolment } from '../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../test/factories/people.ts';
import { request } from '../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../test/harness/test-product.ts';
import { waitingForLocks } from '../../../test/harness/waiting-for-locks.ts';
import { warmPool } from '../../../test/harness/warm-pool.ts';
import { enrol } from '../learning/index.server.ts';
import type { Certificate } from './contract.ts';

let product: TestProduct;
let admin: Person;
let other: Person;
beforeAll(async () => {
  product = await createTestProduct();
  await warmPool(product);
  admin = await makePerson(product.ctx, { role: 'admin' });
  other = await makePerson(product.ctx, { role: 'admin' });
});
afterAll(() => product.close());

const ask = (as: Person, courseId: string) =>
  request<{ certificate: Certificate; message: string }>(product, `POST /certificates/${courseId}/request`, {
    as,
  });
const decide = (id: string, action: 'approve' | 'reject' | 'revoke', body?: unknown, as = admin) =>
  request<{ certificate: Certificate; message: string }>(product, `PUT /certificates/admin/${id}/${action}`, {
    as,
    body,
  });
const download = (as: Person, courseId: string) =>
  request<string>(product, `GET /certificates/${courseId}/download`, { as });
const verify = (number: string) => request(product, `GET /certificates/verify/${number}`);
const audits = (id: string) =>
  product.ctx.db.selectFrom('auditLog').select('action').where('subjectId', '=', id).orderBy('id').execute();

async function requested(name = 'Ada Lovelace') {
  const learner = await makePerson(product.ctx, { name });
  const { course } = await makeEnrolment(product.ctx, { learner });
  await completeLectures(product.ctx, learner.id, course, 3);
  const { body } = await ask(learner, course.id);
  await product.runJobs();
  return { learner, course, certificate: body.certificate };
}

describe('requesting a certificate', () => {
  test('a request requires enrolment, a course that offers a certificate and enough progress', async () => {
    const stranger = await makePerson(product.ctx);
    const plain = await makeEnrolment(product.ctx, { certificationAvailable: false });
    const early = await makeEnrolment(product.ctx, { minCompletionPercentage: 60 });
    expect(await ask(stranger, plain.course.id)).toMatchObject({
      status: 403,
      body: { message: 'You are not enrolled in this course' },
    });
    expect((await ask(plain.learner, plain.course.id)).status).toBe(409);
    await completeLectures(product.ctx, early.learner.id, early.course, 1);
    expect(await ask(early.learner, early.course.id)).toMatchObject({
      status: 409,
      body: { message: 'Complete at least 60% of the course to request its certificate.' },
    });
  });

  test('a request is accepted at the minimum progress and waits for approval', async () => {
    const { learner, course } = await makeEnrolment(product.ctx, { minCompletionPercentage: 60 });
    await completeLectures(product.ctx, learner.id, course, 2);
    const { status, body } = await ask(learner, course.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Certificate request submitted for admin approval',
      certificate: { status: 'pending', metadata: { completionPercentage: 67 } },
    });
    const own = await request(product, 'GET /certificates/my-certificates', { as: learner });
    expect(own.body).toMatchObject({ total: 1, certificates: [{ approvalStatus: 'pending' }] });
    const seen = await request(product, `GET /courses/${course.id}/study`, { as: learner });
    expect(seen.body.certificate).toMatchObject({
      approvalStatus: 'pending',
      requestable: false,
      number: null,
    });
  });

  test('three simultaneous requests make one certificate', async () => {
    const { learner, course } = await makeEnrolment(product.ctx);
    await completeLectures(product.ctx, learner.id, course, 3);
    const responses = await Promise.all([1, 2, 3].map(() => ask(learner, course.id)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('a rejected certificate can be requested again, with the same number', async () => {
    const { learner, course, certificate } = await requested();
    await decide(certificate._id, 'reject', { reason: 'Please complete your name.' });
    const { body } = await ask(learner, course.id);
    expect(body.certificate).toMatchObject({
      status: 'pending',
      number: certificate.number,
      rejectionReason: null,
    });
  });
});

describe('deciding on a certificate', () => {
  test('approving emails the learner and enables the download and the public page', async () => {
    const { learner, course, certificate } = await requested('Zoë Łukasiewicz');
    expect((await download(learner, course.id)).status).toBe(409);
    expect((await verify(certificate.number)).status).toBe(404);
    expect((await decide(certificate._id, 'approve')).body).toMatchObject({
      message: 'Certificate approved successfully',
      certificate: { status: 'approved' },
    });
    const emails = await product.runJobs();
    expect(emails).toMatchObject([{ to: learner.email }]);
    expect(emails[0]?.text).toContain(`/certificates/${certificate.number}`);

    const pdf = await download(learner, course.id);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toBe(
      `attachment; filename="certificate-${certificate._id}.pdf"`,
    );
    expect(pdf.body.startsWith('%PDF-1.7')).toBe(true);
    expect((await request(product, `GET /certificates/download/${course.id}`, { as: learner })).status).toBe(
      200,
    );

    const checked = await verify(certificate.number.toLowerCase());
    expect(checked.body).toEqual({
      certificate: {
        number: certificate.number,
        kind: 'course',
        name: 'Zoë Łukasiewicz',
        course: course.title,
        date: expect.any(String),
        validUntil: null,
        instructor: expect.any(String),
        totalHours: expect.any(Number),
        skills: [],
        state: 'valid',
      },
    });
  });

  test('rejecting requires a reason, which is emailed', async () => {
    const { learner, certificate } = await requested();
    expect(await decide(certificate._id, 'reject', { reason: '   ' })).toMatchObject({
      status: 400,
      body: { message: 'Please enter a rejection reason' },
    });
    expect((await decide(certificate._id, 'reject', {})).status).toBe(400);
    expect((await decide(certificate._id, 'reject', { reason: ' Name missing ' })).body).toMatchObject({
      message: 'Certificate rejected',
      certificate: { status: 'rejected', rejectionReason: 'Name missing' },
    });
    const [email] = await product.runJobs();
    expect(email?.to).toBe(learner.email);
    expect(email?.text).toContain('Name missing');
  });

  test('revoking disables the download and shows on the public page', async () => {
    const { learner, course, certificate } = await requested();
    await decide(certificate._id, 'approve');
    expect((await decide(certificate._id, 'revoke')).body.message).toBe('Certificate revoked');
    expect((await download(learner, course.id)).status).toBe(409);
    expect((await verify(certificate.number)).body).toMatchObject({ certificate: { state: 'revoked' } });
  });

  test.each([true, false])(
    'the email about a revoked certificate offers another request only while the learner has access: %s',
    async (hasAccess) => {
      const { learner, course, certificate } = await requested();
      await decide(certificate._id, 'approve');
      await product.runJobs();
      if (!hasAccess) await endEnrolment(product.ctx, { userId: learner.id, courseId: course.id });
      await decide(certificate._id, 'revoke');
      const [email] = await product.runJobs();
      expect(email?.to).toBe(learner.email);
      expect(email?.text.includes('request the certificate again')).toBe(hasAccess);
    },
  );

  test('revoking a rejected certificate changes nothing and is audited', async () => {
    const { certificate } = await requested();
    await decide(certificate._id, 'reject', { reason: 'Name missing' });
    await product.runJobs();
    const { status, body } = await decide(certificate._id, 'revoke');
    expect(status).toBe(200);
    expect(body.certificate).toMatchObject({ status: 'rejected', rejectionReason: 'Name missing' });
    expect(await product.runJobs()).toEqual([]);
    expect(await audits(certificate._id)).toMatchObject([
      { action: 'certificate.reject' },
      { action: 'certificate.revoke' },
    ]);
  });

  test('three simultaneous decisions have one outcome, one audit row and one email', async () => {
    const { certificate } = await requested();
    const responses = await Promise.all([
      decide(certificate._id, 'reject', { reason: 'No' }),
      decide(certificate._id, 'reject', { reason: 'Nor this' }),
      decide(certificate._id, 'reject', { reason: 'Nor that' }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await audits(certificate._id)).toHaveLength(1);
    expect(await product.runJobs()).toHaveLength(1);
  });

  test('approving and rejecting at the same time has one outcome, one audit row and one email', async () => {
    const { certificate } = await requested();
    const { db } = product.ctx;
    const responses = await db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('certificates')
        .select('id')
        .where('id', '=', certificate._id)
        .forUpdate()
        .execute();
      // Each has read the request as pending and waits, in this order, for the row locked here.
      const rejected = decide(certificate._id, 'reject', { reason: 'Name missing' });
      await expect.poll(() => waitingForLocks(product)).toBe(1);
      const approved = decide(certificate._id, 'approve', undefined, other);
      await expect.poll(() => waitingForLocks(product)).toBe(2);
      return [rejected, approved];
    });
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses).toEqual([200, 409]);
    expect(await audits(certificate._id)).toMatchObject([{ action: 'certificate.reject' }]);
    expect(await product.runJobs()).toHaveLength(1);
  });

  test('an approval after the course was refunded is refused, until the learner has access again', async () => {
    const { learner, course, certificate } = await requested();
    const { db } = product.ctx;
    await endEnrolment(product.ctx, { userId: learner.id, courseId: course.id });
    expect(await decide(certificate._id, 'approve')).toMatchObject({
      status: 409,
      body: { code: 'certificate.access_ended' },
    });
    expect(await audits(certificate._id)).toEqual([]);
    expect(await product.runJobs()).toEqual([]);
    const again = { userId: learner.id, courseId: course.id, orderId: null, isQuiet: true };
    await db.transaction().execute((trx) => enrol(trx, { ...again, appUrl: '', now: new Date() }));
    expect((await decide(certificate._id, 'approve')).status).toBe(200);
  });

  test('an approval by someone who has not seen the rejection is refused', async () => {
    const { certificate } = await requested();
    await decide(certificate._id, 'reject', { reason: 'Name missing' });
    const approve = (shown: string) =>
      request(product, `PUT /certificates/admin/${certificate._id}/approve?status=${shown}`, { as: other });
    expect(await approve('pending')).toMatchObject({ status: 409, body: { code: 'certificate.decided' } });
    expect(await audits(certificate._id)).toMatchObject([{ action: 'certificate.reject' }]);
    expect((await approve('rejected')).status).toBe(200);
    expect((await product.runJobs()).map(({ subject }) => subject)).toHaveLength(2);
  });

  test('is for administrators only', async () => {
    const { learner, certificate } = await requested();
    const instructor = await makePerson(product.ctx, { role: 'instructor' });
    expect((await decide(certificate._id, 'approve', undefined, learner)).status).toBe(403);
    expect((await decide(certificate._id, 'approve', undefined, instructor)).status).toBe(403);
    expect((await request(product, 'GET /admin/certificates/admin', { as: learner })).status).toBe(403);
    expect((await decide(learner.id, 'approve')).status).toBe(404);
    expect((await decide('nonsense', 'approve')).status).toBe(400);
  });
});

describe('the administrators’ list', () => {
  test('filters by status, searches and counts', async () => {
    const { certificate } = await requested('Grace Búsqueda');
    const list = (query: string) =>
      request<{ certificates: Certificate[]; total: number; counts: Record<string, number> }>(
        product,
        `GET /admin/certificates/admin?${query}`,
        { as: admin },
      );
    const found = await list('status=pending&search=b%C3%9ASQ&limit=10');
    expect(found.body.certificates.map(({ _id }) => _id)).toEqual([certificate._id]);
    expect(found.body.counts.pending).toBeGreaterThan(0);
    expect((await list('status=approved&search=Búsqueda')).body.total).toBe(0);
    expect((await list('search=100%25')).body.total).toBeGreaterThan(0);
    expect((await list('search=101')).body.total).toBe(0);
    expect((await list('search=%25')).body.total).toBe(0);
    expect((await list('status=lost')).status).toBe(400);
  });

  test('is available as CSV with the same filter', async () => {
    const { certificate } = await requested('Grace Spreadsheet');
    const path = 'GET /admin/certificates/admin.csv?status=pending&search=spreadsheet';
    const { body } = await request<string>(product, path, { as: admin });
    const lines = body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${certificate.number},Grace Spreadsheet,`);
  });
});
