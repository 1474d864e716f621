import type { Db } from '../../../../platform/database/database.ts';
import type { AdminOrder } from '../../admin/contract.ts';
import type { Access } from './present-admin-order.ts';

type Progress = NonNullable<AdminOrder['progress']>;

/** Reads the learners' progress in these enrolments. */
export type ProgressOf = (db: Db, enrolmentIds: string[]) => Promise<Map<string, Progress>>;

/**
 * The access that each of these orders gives now, by order. A bundle gives access to several courses, and a gift to the
 * course its recipient chose. An order that gives no access is not in the map.
 */
export async function accessByOrder(
  db: Db,
  orderIds: string[],
  progressOf: ProgressOf,
): Promise<Map<string, Access>> {
  if (orderIds.length === 0) return new Map();
  const enrolments = await db
    .selectFrom('enrolments')
    .select(['id', 'orderId', 'enrolledAt'])
    .where('orderId', 'in', orderIds)
    .where('endedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .orderBy('enrolledAt')
    .execute();
  const progress = await progressOf(
    db,
    enrolments.map(({ id }) => id),
  );
  const access = new Map<string, Access>();
  for (const [orderId, granted] of Map.groupBy(enrolments, (one) => one.orderId)) {
    const [first] = granted;
    if (!orderId || !first) continue;
    const parts = granted.flatMap(({ id }) => progress.get(id) ?? []);
    access.set(orderId, { since: first.enrolledAt, progress: combined(parts) });
  }
  return access;
}

/** The progress in several courses: the average, rounded down, so that 100% means that all are completed. */
function combined(parts: readonly Progress[]): Progress {
  const sum = (of: (part: Progress) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    completedLectures: sum((part) => part.completedLectures),
    progress: Math.floor(sum((part) => part.progress) / Math.max(1, parts.length)),
    completed: parts.length > 0 && parts.every((part) => part.completed),
  };
}
