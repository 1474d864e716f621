import { families } from '../../../contract/credits.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import {
  type Activities,
  type Certification,
  groupName,
  inGroupOrder,
  readActivities,
} from '../activities/read-activities.server.ts';
import { noHolding } from '../failures.server.ts';
import type { Report, ReportedActivity } from './shapes.ts';

export type CourseFacts = {
  id: string;
  subtitle: string;
  instructorName: string;
  bio: string;
  claimCode: string;
  providerNumber: string;
};

/**
 * The activities that count for a certification, with the fields of a claim form in the order of the form.
 * @throws 404 not the learner's
 */
export async function readReport(ctx: Context, userId: string, holdingId: string) {
  const read = await readActivities(ctx.db, userId);
  const certification = read.certifications.find(({ holding }) => holding.id === holdingId);
  if (!certification) throw noHolding();
  const counting = countingParts(read, certification);
  const courses = await coursesOf(
    ctx.db,
    counting.flatMap(({ entry }) => entry.courseId ?? []),
    certification,
  );
  const files = await countFiles(ctx.db, userId);
  const activities = counting.map((part) =>
    present(certification, part, {
      course: courses.get(part.entry.courseId ?? ''),
      files: files.get(part.entry.id) ?? 0,
      appUrl: ctx.settings.appUrl,
    }),
  );
  return {
    report: { holding: presentHolding(certification), activities } satisfies Report,
    entries: counting.map(({ entry }) => entry),
    courses,
  };
}

export type ReportEntry = Activities['entries'][number];

/** An activity, or its part in one group, and how much of it counts. */
type Part = {
  entry: ReportEntry;
  allocated: Certification['allocated'][number];
  counted: Certification['tally']['activities'][number];
};

/** Activities that count, earliest first. An activity that is split between groups appears once for each group. */
function countingParts({ entries }: Activities, { scheme, allocated, tally }: Certification): Part[] {
  const counted = new Map(tally.activities.map((one) => [one.id, one]));
  const parts = Map.groupBy(allocated, (one) => one.entry);
  return entries.toReversed().flatMap((entry) =>
    inGroupOrder(scheme, parts.get(entry.id) ?? []).flatMap((part) => {
      const amounts = counted.get(part.id);
      return amounts && amounts.counted > 0 ? [{ entry, allocated: part, counted: amounts }] : [];
    }),
  );
}

function present(
  { scheme }: Certification,
  { entry, allocated, counted }: Part,
  { course, files, appUrl }: { course: CourseFacts | undefined; files: number; appUrl: string },
): ReportedActivity {
  const split = scheme.areas.flatMap(({ key, name }) => {
    const amount = counted.areas[key] ?? 0;
    return amount > 0 ? [{ name, amount: amount / 100 }] : [];
  });
  return {
    _id: entry.id,
    group: { key: allocated.group, name: groupName(scheme, allocated.group) },
    provider: entry.provider,
    activity: entry.title,
    description: course?.subtitle ?? '',
    url: entry.url,
    startsOn: entry.startsOn,
    endsOn: entry.endsOn,
    contact: course ? `${course.instructorName}, ${appUrl}/contact` : '',
    credits: split.length > 0 ? split : [{ name: '', amount: counted.counted / 100 }],
    claimCode: course?.claimCode ?? '',
    providerNumber: course?.providerNumber ?? '',
    reportedOn: allocated.reportedOn,
    files,
  };
}

const presentHolding = ({ holding, scheme, carriedIn, tally }: Certification): Report['holding'] => ({
  _id: holding.id,
  name: scheme.name,
  body: scheme.body,
  unit: scheme.unit,
  number: holding.number,
  startsOn: holding.startsOn,
  endsOn: holding.endsOn,
  counted: tally.counted / 100,
  carriedIn: carriedIn / 100,
  total: scheme.total / 100,
});

/**
 * Facts about these courses. Claim codes and provider numbers come only from credits that were verified, including
 * those that have expired since.
 */
async function coursesOf(
  db: Db,
  ids: string[],
  { scheme }: Certification,
): Promise<Map<string, CourseFacts>> {
  if (ids.length === 0) return new Map();
  const family = Object.entries(families).find(([, { body }]) => body === scheme.body)?.[0] ?? 'other';
  const [courses, credits] = await Promise.all([
    db
      .selectFrom('courses')
      .innerJoin('users', 'users.id', 'courses.instructorId')
      .select(['courses.id', 'courses.subtitle', 'courses.instructorName', 'users.bio'])
      .where('courses.id', 'in', ids)
      .execute(),
    db
      .selectFrom('courseCredits')
      .select(['courseId', 'claimCode', 'providerNumber'])
      .where('courseId', 'in', ids)
      .where('family', '=', family as 'pmi')
      .where('state', 'in', ['verified', 'expired'])
      .where('decidedAt', 'is not', null)
      .orderBy('claimedAt')
      .execute(),
  ]);
  return new Map(
    courses.map((course) => {
      const credit = credits.findLast(({ courseId }) => courseId === course.id);
      const { claimCode = '', providerNumber = '' } = credit ?? {};
      return [course.id, { ...course, claimCode, providerNumber }];
    }),
  );
}

async function countFiles(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('creditEvidence')
    .select(['entryId', ({ fn }) => fn.countAll<number>().as('count')])
    .where('userId', '=', userId)
    .groupBy('entryId')
    .execute();
  return new Map(rows.map(({ entryId, count }) => [entryId, count]));
}
