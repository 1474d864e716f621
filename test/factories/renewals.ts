import type { Entry, Holding } from '../../src/features/renewals/contract.ts';
import type { Context } from '../../src/platform/context.ts';
import { request } from '../harness/request.ts';
import type { TestProduct } from '../harness/test-product.ts';
import { makeCourse } from './courses.ts';
import { completeLectures, makeEnrolment } from './enrolments.ts';
import type { Person } from './people.ts';

/** A learner's certification, and an activity with a file as evidence. */
export async function addRenewal(
  ctx: Context,
  userId: string,
): Promise<{ holdingId: string; entryId: string; evidenceId: string }> {
  const dates = { startsOn: '2026-01-01', endsOn: '2028-12-31' };
  const holding = await ctx.db
    .insertInto('holdings')
    .values({ userId, schemeKey: 'pmp', schemeVersion: 1, earnedOn: '2026-01-01', ...dates, timeZone: 'UTC' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = await ctx.db
    .insertInto('creditEntries')
    .values({ userId, title: 'A talk', provider: 'PMO Days', ...dates, hours: 100 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = { kind: 'raw', contentType: 'application/pdf', bytes: 1, store: 'local' } as const;
  const asset = await ctx.db
    .insertInto('assets')
    .values({ ownerId: userId, ...file, storageKey: `raw/evidence-${entry.id}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const evidence = await ctx.db
    .insertInto('creditEvidence')
    .values({ entryId: entry.id, userId, assetId: asset.id, createdAt: ctx.clock() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { holdingId: holding.id, entryId: entry.id, evidenceId: evidence.id };
}

/** Allocates an activity's hours, by area, to the education group of a certification. */
export const education = (holding: string, areas: object) => [{ holding, group: 'education', areas }];

type Refused = { message: string; fields?: Record<string, string> };

/** Learners' requests about their certifications and activities. */
export function renewing(product: () => TestProduct) {
  const today = () => product().ctx.clock().toISOString().slice(0, 10);
  const yearsAgo = (years: number) => {
    const day = product().ctx.clock();
    day.setUTCFullYear(day.getUTCFullYear() - years);
    return day.toISOString().slice(0, 10);
  };

  const hold = (as: Person, scheme: string, body: object = {}) =>
    request<{ holding: { _id: string } } & Refused>(product(), 'POST /renewals/holdings', {
      as,
      body: { scheme, earnedOn: yearsAgo(1), ...body },
    });
  const held = async (as: Person, scheme: string) => (await hold(as, scheme)).body.holding._id;
  const holdings = async (as: Person) =>
    (await request<{ holdings: Holding[] }>(product(), 'GET /renewals/holdings', { as })).body.holdings;

  /** An activity of three hours, today. */
  const activity = (change: object) => ({
    ...{ title: 'Leading without authority', provider: 'PMO Days' },
    ...{ startsOn: today(), endsOn: today(), hours: 3, ...change },
  });
  const add = (as: Person, body: object = {}) =>
    request<{ entry: { _id: string } } & Refused>(product(), 'POST /renewals/entries', {
      as,
      body: activity(body),
    });
  const change = (as: Person, id: string, body: object) =>
    request(product(), `PUT /renewals/entries/${id}`, { as, body: activity(body) });
  const entries = async (as: Person) =>
    (await request<{ entries: Entry[] }>(product(), 'GET /renewals/entries', { as })).body.entries;

  /** A two-hour course of which the learner has one lecture left, and a function that completes that lecture. */
  async function almostCompleted(learner: Person, category = 'Strategic Leadership') {
    const { ctx } = product();
    const course = await makeCourse(ctx, { lectures: [3600, 3700], category });
    await makeEnrolment(ctx, { learner, course });
    await completeLectures(ctx, learner.id, course, 1);
    await ctx.db.updateTable('lectures').set({ videoAssetId: null }).execute();
    const complete = () =>
      request(product(), `PUT /courses/${course.id}/progress`, {
        as: learner,
        body: { lectureId: course.lectureIds[1] },
      });
    return { course, complete };
  }

  return { today, yearsAgo, hold, held, holdings, add, change, entries, almostCompleted };
}
