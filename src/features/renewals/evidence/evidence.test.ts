import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { pdf } from '../../../../test/factories/buying/bank-purchase.ts';
import { makeEnrolment } from '../../../../test/factories/enrolments.ts';
import { makePerson, type Person } from '../../../../test/factories/people.ts';
import { request } from '../../../../test/harness/request.ts';
import { createTestProduct, type TestProduct } from '../../../../test/harness/test-product.ts';
import { createLimiter, noLimits } from '../../../platform/http/security/limiter.ts';
import { findReminders, remind } from '../reminders/reminder-emails.server.ts';
import type { Evidence, Report } from './shapes.ts';

let product: TestProduct;
let learner: Person;
let holding: string;
let entry: string;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  learner = await makePerson(product.ctx);
  holding = (
    await post<{ holding: { _id: string } }>('/renewals/holdings', { scheme: 'pmp', earnedOn: daysAgo(100) })
  ).holding._id;
  entry = (
    await post<{ entry: { _id: string } }>('/renewals/entries', {
      title: 'Leading without authority',
      provider: 'PMO Days',
      url: 'https://pmo.example/days',
      startsOn: daysAgo(20),
      endsOn: daysAgo(19),
      hours: 3,
      reflection: 'Two teams, one plan.',
      allocations: [{ holding, group: 'education', areas: { 'power-skills': 3 } }],
    })
  ).entry._id;
});

const daysAgo = (days: number) =>
  new Date(product.ctx.clock().getTime() - days * 86_400_000).toISOString().slice(0, 10);

const post = async <T>(path: string, body: object) =>
  (await request<T>(product, `POST ${path}` as 'POST /x', { as: learner, body })).body;

function upload(file: Blob | null, as = learner) {
  const form = new FormData();
  if (file) form.set('file', file, 'attendance.pdf');
  return request<{ message: string; evidence: { _id: string } }>(
    product,
    `POST /renewals/entries/${entry}/evidence`,
    {
      as,
      form,
    },
  );
}

const packed = (method: 'GET' | 'HEAD') =>
  product.app.request(`http://localhost:3000/api/renewals/holdings/${holding}/evidence.zip`, {
    method,
    headers: { cookie: learner.cookie },
  });

const proof = () => new Blob([pdf()]);

describe('evidence', () => {
  test('is a PDF or an image by its content, of at most 5 MB, and there are at most five files', async () => {
    expect((await upload(null)).status).toBe(400);
    expect((await upload(new Blob(['text'], { type: 'application/pdf' }))).status).toBe(415);
    expect((await upload(new Blob([pdf(), new Uint8Array(5 * 1024 * 1024)]))).status).toBe(413);
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(proof())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409]);
  });

  test('can be seen and removed only by its learner', async () => {
    const { body } = await upload(proof());
    const other = await makePerson(product.ctx);
    const path = `/renewals/entries/${entry}/evidence` as const;
    expect((await upload(proof(), other)).status).toBe(404);
    expect((await request(product, `GET ${path}`, { as: other })).status).toBe(404);
    const list = await request<{ evidence: Evidence[] }>(product, `GET ${path}`, { as: learner });
    expect(list.body.evidence).toMatchObject([{ _id: body.evidence._id, name: 'attendance.pdf' }]);
    const remove = (as: Person) => request(product, `DELETE ${path}/${body.evidence._id}`, { as });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(learner)).status).toBe(200);
    expect((await remove(learner)).status).toBe(404);
  });
});

describe('the documents for a renewal', () => {
  test('the report has the fields of the claim form in its order', async () => {
    const { body } = await request<Report>(product, `GET /renewals/holdings/${holding}/report`, {
      as: learner,
    });
    expect(body.holding).toMatchObject({ name: 'PMP', counted: 3, total: 60 });
    expect(body.activities).toMatchObject([
      {
        provider: 'PMO Days',
        activity: 'Leading without authority',
        url: 'https://pmo.example/days',
        credits: [{ name: 'Power Skills', amount: 3 }],
        claimCode: '',
        reportedOn: null,
      },
    ]);
  });

  test('the report lists each part of a split activity, and the pack has one folder for both', async () => {
    const split = {
      title: 'Naïve leading',
      provider: 'PMO Days',
      startsOn: daysAgo(20),
      endsOn: daysAgo(19),
      hours: 3,
      allocations: [
        { holding, group: 'education', hours: 2, areas: { 'power-skills': 2 } },
        { holding, group: 'giving-back', hours: 1, reportedOn: daysAgo(1) },
      ],
    };
    await request(product, `PUT /renewals/entries/${entry}`, { as: learner, body: split });
    await upload(proof());
    const { body } = await request<Report>(product, `GET /renewals/holdings/${holding}/report`, {
      as: learner,
    });
    expect(body.activities).toMatchObject([
      { _id: entry, group: { name: 'Education' }, credits: [{ amount: 2 }], reportedOn: null },
      { _id: entry, group: { name: 'Giving back' }, credits: [{ amount: 1 }], reportedOn: daysAgo(1) },
    ]);
    const answer = await packed('GET');
    const names = Buffer.from(await answer.arrayBuffer())
      .toString('latin1')
      .match(/\d\d-[a-z-]+\/evidence-1\.pdf/g);
    expect(new Set(names)).toEqual(new Set(['01-naive-leading/evidence-1.pdf']));
  }, 60_000);

  test('the pack is a ZIP with one PDF and the evidence of each activity', async () => {
    await upload(proof());
    const answer = await packed('GET');
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    for (const name of ['evidence.pdf', '01-leading-without-authority/evidence-1.pdf'])
      expect(zip.includes(name), name).toBe(true);
    const other = await makePerson(product.ctx);
    expect(
      (await request(product, `GET /renewals/holdings/${holding}/evidence.zip`, { as: other })).status,
    ).toBe(404);
  }, 60_000);

  test('the pack is built and counted for a download, not for the HEAD request before it', async () => {
    product.ctx.limiter = createLimiter(product.ctx.pool);
    onTestFinished(() => {
      product.ctx.limiter = noLimits;
    });
    for (let asked = 0; asked < 31; asked += 1) {
      const { status, headers } = await packed('HEAD');
      expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    }
    expect((await packed('GET')).status).toBe(200);
  });

  test('the pack for sixty activities is at most 25 MB and takes at most three seconds of CPU time', async () => {
    for (let activity = 1; activity < 60; activity += 1) {
      const day = daysAgo(20 + activity);
      const { entry: added } = await post<{ entry: { _id: string } }>('/renewals/entries', {
        title: `Chapter evening ${activity}`,
        provider: 'PMO Days',
        startsOn: day,
        endsOn: day,
        hours: 0.5,
        reflection: 'Two teams, one plan. '.repeat(40),
        allocations: [{ holding, group: 'education', areas: { 'power-skills': 0.5 } }],
      });
      entry = added._id;
      await upload(proof());
    }
    const before = process.cpuUsage();
    const answer = await packed('GET');
    const zip = Buffer.from(await answer.arrayBuffer());
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(3000);
    expect(zip.length).toBeLessThan(25_000_000);
    // Each file is named twice: before its bytes, and in the list at the end.
    const named = zip.toString('latin1').match(/\d\d-chapter-evening-\d+\/evidence-1\.pdf/g);
    expect(named).toHaveLength(2 * 59);
  }, 60_000);

  test('the calendar has the end of the cycle and four reminders', async () => {
    const { body, headers } = await request<string>(
      product,
      `GET /renewals/holdings/${holding}/calendar.ics`,
      {
        as: learner,
      },
    );
    expect(headers.get('content-type')).toContain('text/calendar');
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    expect(body).toContain('SUMMARY:PMP: the cycle ends');
  });
});

describe('reminders', () => {
  const queued = async () => {
    const { rows } = await product.ctx.pool.query<{ occasion: string }>(
      'select occasion from renewal_reminders where user_id = $1',
      [learner.id],
    );
    return rows.map(({ occasion }) => occasion);
  };
  const endsIn = (days: number) =>
    product.ctx.db
      .updateTable('holdings')
      .set({ endsOn: daysAgo(-days) })
      .where('id', '=', holding)
      .execute();

  test('are sent once, even by two simultaneous jobs, and not to a learner who has turned them off', async () => {
    await endsIn(28);
    await findReminders(product.ctx);
    await Promise.all([remind(product.ctx, learner.id), remind(product.ctx, learner.id)]);
    expect(await queued()).toEqual(['1-months']);
    const set = { as: learner, body: { frequency: 'never' } };
    expect((await request(product, 'PUT /renewals/emails', set)).status).toBe(200);
    await endsIn(90);
    await remind(product.ctx, learner.id);
    expect(await queued()).toEqual(['1-months']);
    const forged = await request(product, 'POST /renewals/emails/one-click/forged');
    expect(forged.status).toBe(400);
  });

  test('stop with one click; nothing is stored about a learner who has been deleted', async () => {
    await makeEnrolment(product.ctx, { learner });
    await endsIn(28);
    await remind(product.ctx, learner.id);
    const own = (await product.runJobs()).filter(({ to }) => to === learner.email);
    const email = own.find(({ subject }) => subject.includes('your cycle ends'));
    const [, token] = /one-click\/([\w.-]+)/.exec(email?.headers?.['List-Unsubscribe'] ?? '') ?? [];
    const click = () => request(product, `POST /renewals/emails/one-click/${token}`);
    const chosen = () =>
      product.ctx.db
        .selectFrom('renewalEmails')
        .select('frequency')
        .where('userId', '=', learner.id)
        .execute();
    expect((await click()).status).toBe(200);
    expect(await chosen()).toEqual([{ frequency: 'never' }]);
    const admin = await makePerson(product.ctx, { role: 'admin' });
    await request(product, `DELETE /admin/users/${learner.id}`, { as: admin });
    expect((await click()).status).toBe(200);
    expect(await chosen()).toEqual([]);
  });
});
