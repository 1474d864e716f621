import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { awardBadge, isProven } from '../../../../test/factories/credentials.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { dayMs } from '../../../contract/text/time/zoned-time.ts';
import { awardBundle } from '../../certificates/index.server.ts';
import { issueLater } from '../issuing/issue-credential.server.ts';
import { withdrawCredentials } from '../issuing/revoke-credentials.server.ts';
import { findExpiring, sendNotice } from './expiry-emails.server.ts';

let product: TestProduct;
let admin: Person;
beforeAll(async () => {
  product = await createTestProduct();
});
// The clock advances by months, beyond the end of a session.
beforeEach(async () => {
  admin = await makePerson(product.ctx, { role: 'admin' });
});
afterAll(() => product.close());

const inDays = (days: number) =>
  new Date(product.ctx.clock().getTime() + days * dayMs).toISOString().slice(0, 10);
const badgeFor = async (months: number) => {
  const badge = await awardBadge(product, admin, { certificateMonths: months });
  await product.runJobs();
  return badge;
};
/** A badge that is valid for 33 days: one valid for 30 days or fewer has no reminder 30 days before its end. */
const badgeForAMonth = async () => {
  const badge = await badgeFor(12);
  await correct(badge.number, inDays(33));
  await product.runJobs();
  return badge;
};
const credentialOf = async (number: string) =>
  (await product.app.request(`http://localhost:3000/credentials/${number}.json`)).json();
const stateOf = async (text: string) =>
  (
    await request<{ badge: { state: string } }>(product, 'POST /credentials/verify', {
      body: { text },
    })
  ).body.badge.state;

type Refused = { message: string; code: string; fields?: Record<string, string> };
const correct = (number: string, validUntil: unknown, as = admin) =>
  request<Refused>(product, `PUT /admin/badges/${number}/expiry`, { as, body: { validUntil } });

describe('correcting the date', () => {
  test('issues the same id again, later, and shows earlier copies as revoked', async () => {
    const { number, learner } = await badgeFor(12);
    const before = await credentialOf(number);
    const lastDay = inDays(700);
    expect((await correct(number, lastDay)).status).toBe(200);
    const [email] = (await product.runJobs()).filter(({ to }) => to === learner.email);
    expect(email?.subject).toContain('Your badge has a new expiry date');
    const after = await credentialOf(number);
    expect(after).toMatchObject({
      id: before.id,
      awardedDate: before.awardedDate,
      validUntil: `${lastDay}T23:59:59Z`,
      credentialSubject: before.credentialSubject,
    });
    expect(Date.parse(after.validFrom)).toBeGreaterThan(Date.parse(before.validFrom));
    expect(await isProven(after)).toBe(true);
    product.advance(2000);
    expect([await stateOf(JSON.stringify(before)), await stateOf(JSON.stringify(after))]).toEqual([
      'revoked',
      'valid',
    ]);
  });

  test('to no date removes the expiry; the record has the old and the new date', async () => {
    const { number } = await badgeFor(12);
    const { validUntil } = await credentialOf(number);
    await correct(number, null);
    expect(await credentialOf(number)).not.toHaveProperty('validUntil');
    const records = await product.ctx.db
      .selectFrom('auditLog')
      .select(['action', 'actorId', 'details'])
      .where('subjectId', '=', number)
      .execute();
    expect(records).toEqual([
      {
        action: 'credential.expiry_corrected',
        actorId: admin.id,
        details: { from: validUntil.slice(0, 10), to: 'no expiry' },
      },
    ]);
  });

  test('twice at the same time issues the badge once', async () => {
    const { number, learner } = await badgeFor(12);
    const lastDay = inDays(500);
    const both = await Promise.all([correct(number, lastDay), correct(number, lastDay)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await product.runJobs()).filter(({ to }) => to === learner.email)).toHaveLength(1);
  });

  test('is refused for someone who has not seen the last correction', async () => {
    const { number } = await badgeFor(12);
    const shownValidUntil = (await credentialOf(number)).validUntil.slice(0, 10);
    await correct(number, inDays(500));
    const send = (validUntil: string, shown: string | null) =>
      request<Refused>(product, `PUT /admin/badges/${number}/expiry`, {
        as: admin,
        body: { validUntil, shownValidUntil: shown },
      });
    for (const shown of [shownValidUntil, null])
      expect(await send(shownValidUntil, shown)).toMatchObject({
        status: 409,
        body: { code: 'credential.expiry_corrected' },
      });
    expect((await credentialOf(number)).validUntil).toBe(`${inDays(500)}T23:59:59Z`);
    expect((await send(inDays(600), inDays(500))).status).toBe(200);
  });

  test('is refused for a past or malformed date, an unknown number and a revoked badge', async () => {
    const { number, id } = await badgeFor(12);
    const before = await credentialOf(number);
    for (const date of [inDays(0), '2020-01-01', '2027-02-30', '2200-01-01', 'soon', 5])
      expect((await correct(number, date)).status, String(date)).toBe(400);
    expect((await correct(number, inDays(0))).body.message).toContain('revoke the certificate');
    expect((await correct('MP-2222-2222', inDays(9))).status).toBe(404);
    expect(await credentialOf(number)).toEqual(before);
    await request(product, `PUT /certificates/admin/${id}/revoke`, { as: admin });
    expect((await correct(number, inDays(9))).body.code).toBe('credential.not_valid');
  });

  test('shows in the administrators’ list and its CSV', async () => {
    const { number } = await badgeFor(12);
    await correct(number, inDays(500));
    const { body } = await request<{ certificates: { number: string; validUntil: string }[] }>(
      product,
      'GET /admin/certificates/admin?status=approved&limit=50',
      { as: admin },
    );
    const listed = body.certificates.find((one) => one.number === number);
    expect(listed?.validUntil).toBe(`${inDays(500)}T23:59:59.000Z`);
    const csv = await request<string>(product, 'GET /admin/certificates/admin.csv', { as: admin });
    expect(String(csv.body)).toContain(`${inDays(500)}T23:59:59.000Z`);
  });
});

describe('reminders', () => {
  const notices = async (to: string) => {
    await findExpiring(product.ctx);
    return (await product.runJobs()).filter((email) => email.to === to);
  };

  test('come 90, 30 and 7 days before the end, once each, and name the course that renews the badge', async () => {
    const { learner, course } = await badgeFor(6);
    expect(await notices(learner.email)).toEqual([]);
    const seen: string[] = [];
    for (let week = 0; week < 27; week += 1) {
      product.advance(7 * dayMs);
      for (const { subject, html, text } of [
        ...(await notices(learner.email)),
        ...(await notices(learner.email)),
      ]) {
        seen.push(/in (\d+) days?/.exec(text ?? '')?.[1] ?? subject);
        expect(html).toContain(`/courses/${course.slug}`);
        expect(subject).toContain(course.title);
      }
    }
    expect(seen).toHaveLength(3);
    expect(seen.map(Number).every((days, index) => days <= ([90, 30, 7][index] ?? 0))).toBe(true);
  }, 30_000);

  test('are sent once by two workers, and again for a corrected date', async () => {
    const { learner, number } = await badgeFor(6);
    product.advance(120 * dayMs);
    await Promise.all([sendNotice(product.ctx, number), sendNotice(product.ctx, number)]);
    expect((await product.runJobs()).filter(({ to }) => to === learner.email)).toHaveLength(1);
    admin = await makePerson(product.ctx, { role: 'admin' });
    await correct(number, inDays(100));
    await product.runJobs();
    expect(await notices(learner.email)).toEqual([]);
    product.advance(20 * dayMs);
    expect(await notices(learner.email)).toHaveLength(1);
  });

  test('name the bundle whose badge expires', async () => {
    const learner = await makePerson(product.ctx);
    const { number, slug } = await product.ctx.db.transaction().execute(async (trx) => {
      const values = { ownerId: admin.id, title: 'The route', slug: 'the-route', priceCents: 5000 };
      const bundle = await trx
        .insertInto('bundles')
        .values({ ...values, status: 'published' })
        .returning(['id', 'slug'])
        .executeTakeFirstOrThrow();
      const awarded = await awardBundle(product.ctx, trx, { userId: learner.id, bundleId: bundle.id });
      await issueLater(trx, awarded ?? '');
      return { number: awarded ?? '', slug: bundle.slug };
    });
    await product.runJobs();
    expect((await correct(number, inDays(60))).status).toBe(200);
    await product.runJobs();
    product.advance(31 * dayMs);
    const [email] = await notices(learner.email);
    expect(email?.subject).toContain('The route');
    expect(email?.html).toContain(`/bundles/${slug}`);
    expect(email?.text).toContain('Open the bundle');
  });

  test('do not link to a course that is no longer published', async () => {
    const { learner, course } = await badgeForAMonth();
    await product.ctx.db
      .updateTable('courses')
      .set({ isPublished: false })
      .where('id', '=', course.id)
      .execute();
    product.advance(5 * dayMs);
    const [email] = await notices(learner.email);
    expect(email?.text).toContain('no longer offered');
    expect(email?.html).not.toContain(`/courses/${course.slug}`);
  });

  test('stop with one click, and can be turned on again', async () => {
    const { learner, number } = await badgeForAMonth();
    product.advance(5 * dayMs);
    const [email] = await notices(learner.email);
    const [, token] = /one-click\/([\w.-]+)/.exec(email?.headers?.['List-Unsubscribe'] ?? '') ?? [];
    expect(email?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(email?.html).toContain(`/badges/unsubscribe/${token}`);
    const opened = await product.app.request(`http://localhost:3000/api/badge-emails/one-click/${token}`);
    expect(opened.headers.get('location')).toContain('/badges/unsubscribe/');
    const wanted = () => request(product, 'GET /user/badge-emails', { as: learner });
    expect((await wanted()).body).toEqual({ isWanted: true });
    // The request comes from an email provider’s own page.
    const clicked = await product.app.request(`http://localhost:3000/api/badge-emails/one-click/${token}`, {
      method: 'POST',
      headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(clicked.status).toBe(200);
    expect((await wanted()).body).toEqual({ isWanted: false });
    await product.ctx.db.deleteFrom('badgeReminders').where('number', '=', number).execute();
    expect(await notices(learner.email)).toEqual([]);
    await request(product, 'PUT /user/badge-emails', { as: learner, body: { isWanted: true } });
    expect(await notices(learner.email)).toHaveLength(1);
    expect((await request(product, 'POST /badge-emails/one-click/forged')).status).toBe(400);
  });

  test('end with a revocation, and no record of them is kept for a learner who is deleted', async () => {
    const { learner, id } = await badgeForAMonth();
    product.advance(5 * dayMs);
    expect(await notices(learner.email)).toHaveLength(1);
    await request(product, `PUT /certificates/admin/${id}/revoke`, { as: admin });
    product.advance(20 * dayMs);
    expect((await notices(learner.email)).filter(({ subject }) => subject.includes('expires'))).toEqual([]);
    await product.ctx.db
      .transaction()
      .execute((trx) => withdrawCredentials(trx, learner.id, product.ctx.clock()));
    for (const table of ['badgeReminders', 'badgeEmails'] as const)
      expect(
        await product.ctx.db.selectFrom(table).selectAll().where('userId', '=', learner.id).execute(),
      ).toEqual([]);
  });
});
