import type { Insertable } from 'kysely';
import type { Trx } from '../../../src/platform/database/database.ts';
import type { Tables } from '../../../src/platform/database/tables.ts';

const day = 86_400_000;

type Story = {
  code: string;
  by: 'instructor' | 'admin';
  percent: number;
  scope: 'instructor' | 'all' | 'category';
  /** Days from today on which it starts and ends. */
  starts?: number;
  ends?: number;
  maxUses?: number;
  off?: boolean;
  firstPurchase?: boolean;
  note: string;
  /** How many of the instructor's sales were made with it. */
  sales: number;
};

/** A coupon in every state that the list of coupons shows. */
const stories: Story[] = [
  {
    code: 'WORKSHOP-20',
    by: 'instructor',
    percent: 20,
    scope: 'instructor',
    note: 'For people who came to my workshops',
    sales: 2,
  },
  {
    code: 'NEW-YEAR-15',
    by: 'instructor',
    percent: 15,
    scope: 'instructor',
    starts: 9,
    ends: 40,
    note: 'The January campaign',
    sales: 0,
  },
  {
    code: 'AUTUMN-25',
    by: 'instructor',
    percent: 25,
    scope: 'instructor',
    starts: -90,
    ends: -20,
    note: 'The autumn campaign',
    sales: 1,
  },
  {
    code: 'PODCAST-30',
    by: 'instructor',
    percent: 30,
    scope: 'instructor',
    maxUses: 1,
    note: 'For the first listener who answers',
    sales: 1,
  },
  {
    code: 'PARTNER-10',
    by: 'instructor',
    percent: 10,
    scope: 'instructor',
    off: true,
    note: 'The partnership has ended',
    sales: 0,
  },
  {
    code: 'WELCOME-10',
    by: 'admin',
    percent: 10,
    scope: 'all',
    firstPurchase: true,
    note: 'For a first purchase',
    sales: 0,
  },
  {
    code: 'RISK-WEEK',
    by: 'admin',
    percent: 15,
    scope: 'category',
    starts: -3,
    ends: 4,
    note: 'A week about risk',
    sales: 0,
  },
];

/** How many codes of a batch there are: each works once. */
const batch = 5;

/** Adds coupons of an instructor and an administrator in every state, and the sales that were made with them. */
export async function addCoupons(trx: Trx, people: Map<string, string>, now: Date): Promise<void> {
  const owners = {
    instructor: people.get('instructor@milepost.example') ?? '',
    admin: people.get('admin@milepost.example') ?? '',
  };
  const sales = await findSales(trx, owners.instructor);
  for (const story of stories) {
    const used = sales.splice(0, story.sales);
    const { id } = await trx
      .insertInto('coupons')
      .values({ ...couponOf(story, owners, now), uses: used.length })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const sale of used) await sellWith(trx, sale, { id, percent: story.percent });
  }
  await addBatch(trx, owners.instructor, now);
}

function couponOf(
  story: Story,
  owners: Record<Story['by'], string>,
  now: Date,
): Insertable<Tables['coupons']> {
  const inDays = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * day);
  return {
    code: story.code,
    ownerId: owners[story.by],
    percent: story.percent,
    scope: story.scope,
    category: story.scope === 'category' ? 'Risk Management' : null,
    instructorId: story.scope === 'instructor' ? owners.instructor : null,
    startsAt: inDays(story.starts),
    endsAt: inDays(story.ends),
    maxUses: story.maxUses ?? null,
    isActive: !story.off,
    firstPurchase: story.firstPurchase ?? false,
    note: story.note,
    createdAt: new Date(now.getTime() - 100 * day),
  };
}

/** Recent sales of an instructor at the full price, each to a different learner. */
const findSales = (trx: Trx, instructorId: string) =>
  trx
    .selectFrom('orders')
    .innerJoin('courses', 'courses.id', 'orders.courseId')
    .select(['orders.id', 'orders.userId', 'orders.courseId', 'orders.amountCents', 'orders.completedAt'])
    .where('courses.instructorId', '=', instructorId)
    .where('orders.status', '=', 'completed')
    .where('orders.kind', '=', 'course')
    .where('orders.method', '!=', 'bank')
    .where('orders.refundedCents', '=', 0)
    .where('orders.amountCents', '>', 1000)
    .whereRef('orders.amountCents', '=', 'courses.chargedCents')
    .orderBy('orders.completedAt', 'desc')
    .limit(8)
    .execute();

type Sale = Awaited<ReturnType<typeof findSales>>[number];

async function sellWith(trx: Trx, sale: Sale, coupon: { id: string; percent: number }): Promise<void> {
  const discountCents = Math.floor((sale.amountCents * coupon.percent) / 100);
  const totalCents = sale.amountCents - discountCents;
  // If an order has only one line, the database gives that line the order's amount.
  await trx.updateTable('orders').set({ amountCents: totalCents }).where('id', '=', sale.id).execute();
  await trx
    .updateTable('orderLines')
    .set({ listCents: sale.amountCents, discountCents, couponId: coupon.id, attribution: 'instructor' })
    .where('orderId', '=', sale.id)
    .execute();
  const at = sale.completedAt ?? new Date(0);
  await trx
    .insertInto('couponUses')
    .values({
      couponId: coupon.id,
      userId: sale.userId,
      courseId: sale.courseId,
      state: 'used',
      createdAt: at,
      updatedAt: at,
    })
    .execute();
}

async function addBatch(trx: Trx, ownerId: string, now: Date): Promise<void> {
  const course = await trx
    .selectFrom('courses')
    .select('id')
    .where('instructorId', '=', ownerId)
    .where('isPublic', '=', true)
    .where('priceCents', '>', 0)
    .orderBy('createdAt')
    .executeTakeFirst();
  if (!course) return;
  const first = await trx
    .insertInto('coupons')
    .values({ ...oneOfBatch(ownerId, course.id, 1, now) })
    .returning('batchId')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('coupons')
    .values(
      Array.from({ length: batch - 1 }, (_, index) => ({
        ...oneOfBatch(ownerId, course.id, index + 2, now),
        batchId: first.batchId,
      })),
    )
    .execute();
}

const oneOfBatch = (ownerId: string, courseId: string, number: number, now: Date) => ({
  code: `SEMINAR-${number}K${number * 7}Q`,
  ownerId,
  courseId,
  percent: 100,
  scope: 'course' as const,
  maxUses: 1,
  endsAt: new Date(now.getTime() + 60 * day),
  note: 'For the participants of a seminar',
  createdAt: new Date(now.getTime() - 5 * day),
});
