import { toDollars } from '../../../contract/money/money.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Activity, RecentActivities } from '../contract.ts';

/** How many of each kind, and in total. */
const recent = 5;

/** The latest sign-ups, courses and orders, newest first. */
export async function recentActivities(db: Db): Promise<RecentActivities> {
  const [recentUsers, recentCourses, recentOrders] = await Promise.all([
    newestUsers(db),
    newestCourses(db),
    newestOrders(db),
  ]);
  const all: Activity[] = [
    ...recentUsers.map((user) => ({ ...user, type: 'user' as const })),
    ...recentCourses.map((course) => ({ ...course, type: 'course' as const })),
    ...recentOrders.map((order) => ({ ...order, type: 'order' as const })),
  ];
  const activities = all.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, recent);
  return {
    activities,
    total: activities.length,
    page: 1,
    limit: recent,
    recentUsers,
    recentCourses,
    recentOrders,
  };
}

async function newestUsers(db: Db): Promise<RecentActivities['recentUsers']> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'createdAt'])
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(recent)
    .execute();
  return rows.map(({ id, createdAt, ...user }) => ({
    _id: id,
    ...user,
    createdAt: createdAt.toISOString(),
  }));
}

async function newestCourses(db: Db): Promise<RecentActivities['recentCourses']> {
  const rows = await db
    .selectFrom('courses')
    .select(['id', 'title', 'instructorName', 'status', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(recent)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    title: row.title,
    instructor: { name: row.instructorName },
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  }));
}

async function newestOrders(db: Db): Promise<RecentActivities['recentOrders']> {
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('users as u', 'u.id', 'o.userId')
    .innerJoin('courses as c', 'c.id', 'o.courseId')
    .leftJoin('bundles as b', 'b.id', 'o.bundleId')
    .select(['o.id', 'o.courseId', 'o.giftId', 'o.method', 'o.status', 'o.amountCents', 'o.createdAt'])
    .select(['u.name', 'u.email', 'c.title', 'b.title as bundleTitle'])
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.id', 'desc')
    .limit(recent)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    user: { name: row.name, email: row.email },
    course: { _id: row.courseId, title: row.title },
    bundle: row.bundleTitle === null ? null : { title: row.bundleTitle },
    isGift: row.giftId !== null,
    paymentInfo: {
      paymentMethod: row.method,
      paymentStatus: row.status,
      amount: toDollars(row.amountCents),
    },
    createdAt: row.createdAt.toISOString(),
  }));
}
