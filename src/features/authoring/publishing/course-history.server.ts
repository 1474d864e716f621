import { sql } from 'kysely';
import type { z } from 'zod';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import type { HistoryEntry, HistoryQuery } from '../contract.ts';
import { courseNotFound } from '../failures.server.ts';

/**
 * A course's history from the audit log, newest first.
 * @throws 404 when the course does not exist or belongs to someone else
 */
export async function courseHistory(
  db: Db,
  viewer: Viewer,
  id: string,
  { page, limit }: z.output<typeof HistoryQuery>,
) {
  const course = await db
    .selectFrom('courses')
    .select('instructorId')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!course || (viewer.role !== 'admin' && course.instructorId !== viewer._id)) throw courseNotFound();
  const entries = db
    .selectFrom('auditLog as entry')
    .where('entry.subjectType', '=', 'course')
    .where('entry.subjectId', '=', id);
  const [rows, total] = await Promise.all([
    entries
      .leftJoin('users as actor', 'actor.id', 'entry.actorId')
      .select(['entry.id', 'entry.at', 'entry.action', 'entry.actorId', 'actor.name', 'actor.role'])
      .select(sql<string | null>`entry.details ->> 'reason'`.as('reason'))
      .orderBy('entry.at', 'desc')
      .orderBy('entry.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(entries),
  ]);
  return { entries: rows.map(present), total, page, limit };
}

type Row = {
  id: string;
  at: Date;
  action: string;
  actorId: string | null;
  name: string | null;
  role: NonNullable<HistoryEntry['actor']>['role'];
  reason: string | null;
};

const present = (row: Row): HistoryEntry => ({
  _id: row.id,
  createdAt: row.at.toISOString(),
  actor: row.actorId ? { _id: row.actorId, name: row.name ?? 'Deleted user', role: row.role } : null,
  action: row.action,
  reason: row.reason,
});
