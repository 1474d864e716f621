import { sql } from 'kysely';
import type { Trx } from '../../../src/platform/database/database.ts';
import { completedBundle } from '../../history.ts';
import type { Seeded } from '../../types.ts';

/** Requests for refunds: one that is waiting, and one that was refused. */
const requests = [
  {
    daysAgo: 1,
    cause: 'progress',
    reason: 'My employer has booked the same training for the whole team, so I no longer need this one.',
  },
  {
    daysAgo: 12,
    cause: 'late',
    reason: 'I bought it for a project that has been postponed until next year.',
    answer: 'The period for refunds ended two months ago, and you have completed half of the course.',
  },
] as const;

/** Adds refund requests of learners about courses they have paid for. */
export async function addRefundRequests(trx: Trx, people: Map<string, string>, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const admin = people.get('admin@milepost.example') ?? null;
  const paid = await trx
    .selectFrom('orders')
    .innerJoin('enrolments', 'enrolments.orderId', 'orders.id')
    .innerJoin('orderLines as line', 'line.orderId', 'orders.id')
    .select(['orders.id as orderId', 'orders.userId', 'line.position', 'line.totalCents as askedCents'])
    .where('line.position', '=', 1)
    .where('orders.status', '=', 'completed')
    .where('orders.method', '=', 'stripe')
    .where('orders.refundedCents', '=', 0)
    .where('orders.amountCents', '>', 0)
    .where(sql<boolean>`orders.flags = '{}'`)
    .where('orders.completedAt', '<', ago(30))
    .where('orders.userId', '!=', people.get('learner@milepost.example') ?? '')
    .where('enrolments.endedAt', 'is', null)
    .orderBy('orders.completedAt', 'desc')
    .limit(requests.length)
    .execute();
  for (const [index, order] of paid.entries()) {
    const story = requests[index];
    if (!story) continue;
    const { daysAgo, ...request } = story;
    const isDecided = 'answer' in story;
    await trx
      .insertInto('refundRequests')
      .values({
        ...order,
        ...request,
        createdAt: ago(daysAgo),
        ...(isDecided && { status: 'refused', decidedBy: admin, decidedAt: ago(daysAgo - 1) }),
      })
      .execute();
  }
}

type DemoBundle = {
  owner: string;
  title: string;
  subtitle: string;
  description: string;
  dollars: number;
  courses: string[];
};

/** Adds bundles: two of an administrator, with courses of instructors who agreed, and one of an instructor. */
export async function addBundles(trx: Trx, { people, courses, now }: Seeded): Promise<void> {
  const chosen = await coursesForBundles(trx, [...courses.values()]);
  const completed = chosen.of(completedBundle.courses.map(({ course }) => courses.get(course)));
  const consents = [...new Set([...chosen.mixed, ...completed].map(({ instructorId }) => instructorId))];
  await trx
    .insertInto('bundleConsents')
    .values(consents.map((instructorId) => ({ instructorId, createdAt: now })))
    .execute();
  const stories: DemoBundle[] = [
    {
      owner: people.get('admin@milepost.example') ?? '',
      title: 'From risk to benefits',
      subtitle: 'Five courses that take a project from its first risk register to the benefits it was for.',
      description:
        'Take the courses in order, or start where your project is. Each is complete in itself, and many end with a certificate.',
      dollars: chosen.dollars(chosen.mixed),
      courses: chosen.mixed.map(({ id }) => id),
    },
    {
      owner: chosen.own[0]?.instructorId ?? '',
      title: 'The whole practice',
      subtitle: 'Everything I teach, in the order in which I would learn it today.',
      description: '',
      dollars: chosen.dollars(chosen.own),
      courses: chosen.own.map(({ id }) => id),
    },
    {
      owner: people.get('admin@milepost.example') ?? '',
      title: 'Plans that people follow',
      subtitle: 'A schedule that holds, and the sponsors and stakeholders who help you keep to it.',
      description: '',
      dollars: chosen.dollars(completed),
      courses: completed.map(({ id }) => id),
    },
  ];
  for (const { owner, dollars, courses: ids, ...story } of stories) {
    if (!owner || ids.length < 2) continue;
    const slug = story.title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    const { id: bundleId } = await trx
      .insertInto('bundles')
      .values({
        ...story,
        slug,
        ownerId: owner,
        priceCents: dollars * 100,
        status: 'published',
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('bundleCourses')
      .values(ids.map((courseId, index) => ({ bundleId, courseId, position: index + 1 })))
      .execute();
  }
}

type DemoCourse = { id: string; instructorId: string; chargedCents: number };

/** Five paid courses, each by a different instructor, and all paid courses of one instructor. */
async function coursesForBundles(trx: Trx, ids: string[]) {
  const all: DemoCourse[] = await trx
    .selectFrom('courses')
    .select(['id', 'instructorId', 'chargedCents'])
    .where('id', 'in', ids)
    .where('isPublic', '=', true)
    .where('chargedCents', '>', 0)
    .orderBy('title')
    .execute();
  const byInstructor = Map.groupBy(all, ({ instructorId }) => instructorId);
  const own = [...byInstructor.values()].find((some) => some.length >= 3 && some.length <= 8) ?? [];
  const mixed = [...byInstructor.values()].flatMap(([first]) => first ?? []).slice(0, 5);
  const dollars = (some: DemoCourse[]) =>
    Math.floor((some.reduce((sum, { chargedCents }) => sum + chargedCents, 0) * 0.6) / 100);
  const of = (wanted: (string | undefined)[]) =>
    wanted.flatMap((id) => all.find((course) => course.id === id) ?? []);
  return { own: own.slice(0, 4), mixed, dollars, of };
}
