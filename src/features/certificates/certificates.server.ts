import { sql } from 'kysely';
import type { CertificateStatus } from '../../contract/constants.ts';
import { photoUrl, pictureUrl } from '../../contract/media/media.ts';
import type { Db } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/queries/containing.ts';
import { totalOf } from '../../platform/database/queries/total-of.ts';
import type { KnownCertificate } from '../learning/index.server.ts';
import { normaliseNumber, sourcesOf } from './certificate.ts';
import type {
  AdminFilter,
  AdminQuery,
  Certificate,
  DatedCertificate,
  OwnCertificate,
  OwnQuery,
} from './contract.ts';

/** The expiry dates of badges, by their certificates' numbers. Badges that do not expire are left out. */
export type ValidUntil = (db: Db, numbers: string[]) => Promise<Map<string, Date>>;

const withPeople = (db: Db) =>
  db
    .selectFrom('certificates as c')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('courses as k', 'k.id', 'c.courseId')
    .leftJoin('bundles as b', 'b.id', 'c.bundleId')
    .selectAll('c')
    .select(['u.email', 'u.photoAssetId', 'k.thumbnailAssetId'])
    .select([
      // The course or bundle that the certificate is for; their ids never coincide.
      sql<string>`coalesce(c.course_id, c.bundle_id)`.as('awardId'),
      sql<string>`coalesce(k.category, 'The PMO Bundle')`.as('category'),
      sql<string>`coalesce(k.instructor_name, (select case when o.role = 'instructor' then o.name else 'Milepost' end
        from users o where o.id = b.owner_id))`.as('instructorName'),
      sql<number>`coalesce(k.total_seconds, (select sum(m.total_seconds)::int from bundle_courses part
        join courses m on m.id = part.course_id where part.bundle_id = b.id), 0)`.as('totalSeconds'),
      sql<string[]>`coalesce(k.skills, array(select distinct skill from bundle_courses part
        join courses m on m.id = part.course_id, unnest(m.skills) skill where part.bundle_id = b.id order by skill limit 20))`.as(
        'skills',
      ),
    ]);

export type CertificateRow = Awaited<ReturnType<ReturnType<typeof withPeople>['execute']>>[number];

/** The certificate or request with this id. */
export const findCertificate = (db: Db, id: string): Promise<CertificateRow | undefined> =>
  withPeople(db).where('c.id', '=', id).executeTakeFirst();

/** The certificate with this number. */
export const findByNumber = (db: Db, number: string): Promise<CertificateRow | undefined> =>
  withPeople(db).where('c.number', '=', number).executeTakeFirst();

/** A learner's certificate for a course or a bundle. @param awardId the id of either */
export const findOwn = (db: Db, userId: string, awardId: string): Promise<CertificateRow | undefined> =>
  withPeople(db)
    .where('c.userId', '=', userId)
    .where((row) => row.or([row('c.courseId', '=', awardId), row('c.bundleId', '=', awardId)]))
    .executeTakeFirst();

/** A page of a learner's certificates and requests, newest first. */
export async function listOwn(db: Db, userId: string, query: OwnQuery, validUntil: ValidUntil) {
  const { page, limit, kind, number } = query;
  const isWanted = sql<boolean>`c.user_id = ${userId}
    and (${kind ?? null}::text is null or (c.course_id is null) = ${kind === 'bundle'})
    and c.number = coalesce(${number === undefined ? null : normaliseNumber(number)}, c.number)`;
  const rows = await withPeople(db)
    .select(
      sql<string[]>`case when c.course_id is null then array(
          select m.thumbnail_asset_id::text from bundle_courses part
          join courses m on m.id = part.course_id and m.thumbnail_asset_id is not null
          where part.bundle_id = b.id order by part.position limit 4)
        else array_remove(array[k.thumbnail_asset_id::text], null) end`.as('pictures'),
    )
    .where(isWanted)
    .orderBy('c.requestedAt', 'desc')
    .orderBy('c.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const [dated, total] = await Promise.all([
    withExpiry(db, rows, validUntil),
    totalOf(db.selectFrom('certificates as c').where(isWanted)),
  ]);
  const certificates: OwnCertificate[] = dated.map((certificate, index) => ({
    ...certificate,
    pictures: rows[index]?.pictures.map(pictureUrl) ?? [],
  }));
  return { certificates, total, page, limit };
}

/** A learner's certificates in these courses, by course id. */
export async function certificatesOf(
  db: Db,
  userId: string,
  courseIds: string[],
): Promise<Map<string, KnownCertificate>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'courseId', 'status', 'number', 'rejectionReason'])
    .where('userId', '=', userId)
    .where('courseId', 'in', courseIds)
    .execute();
  return new Map(rows.flatMap(({ courseId, ...known }) => (courseId ? [[courseId, known] as const] : [])));
}

/** The courses for which a learner has requested a certificate. */
export async function certifiedCourses(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('certificates').select('courseId').where('userId', '=', userId).execute();
  return rows.flatMap(({ courseId }) => courseId ?? []);
}

export type Request = {
  userId: string;
  courseId: string;
  number: string;
  learnerName: string;
  courseTitle: string;
  completionPercentage: number;
  now: Date;
};

/**
 * Adds a request, or renews a rejected one under its existing number.
 * @returns the certificate's id, or undefined when a request or an approval already exists
 */
export async function addRequest(db: Db, { now, ...request }: Request): Promise<string | undefined> {
  const { number: _kept, userId: _user, courseId: _course, ...renewed } = request;
  const row = await db
    .insertInto('certificates')
    .values({ ...request, requestedAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'courseId'])
        .doUpdateSet({
          ...renewed,
          status: 'pending',
          rejectionReason: null,
          rejectedAt: null,
          requestedAt: now,
          updatedAt: now,
        })
        .where('certificates.status', 'in', sourcesOf('request')),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Changes a certificate's status if it still has the expected one. @returns whether it did: only one of two
 * simultaneous calls does
 */
export async function move(
  db: Db,
  id: string,
  from: CertificateStatus,
  change: {
    status: CertificateStatus;
    rejectionReason: string | null;
    approvedAt?: Date;
    rejectedAt?: Date | null;
    updatedAt: Date;
  },
): Promise<boolean> {
  const moved = await db
    .updateTable('certificates')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/**
 * Removes all certificates and requests of a user who is being deleted. From now on their numbers verify as withdrawn
 * if a badge was issued, otherwise as unknown.
 */
export async function forgetCertificates(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('certificates').where('userId', '=', userId).execute();
}

/** The administrators' list, newest request first, with counts by status. */
export async function listCertificates(db: Db, query: AdminQuery, validUntil: ValidUntil) {
  const { page, limit } = query;
  const [rows, total, counts] = await Promise.all([
    sortedCertificates(db, query)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(db.selectFrom('certificates as c').where(chosen(query))),
    countByStatus(db),
  ]);
  return { certificates: await withExpiry(db, rows, validUntil), total, page, limit, counts };
}

/** The filtered certificates, newest request first. */
export const sortedCertificates = (db: Db, filter: AdminFilter) =>
  withPeople(db).where(chosen(filter)).orderBy('c.requestedAt', 'desc').orderBy('c.id', 'desc');

const chosen = ({ status, search }: AdminFilter) =>
  sql<boolean>`(${status ? sql`c.status = ${status}` : sql`true`} and ${search ? matches(search) : sql`true`})`;

/** Matches the learner's name, the course's title, or the completion percentage, with or without its sign. */
function matches(search: string) {
  const [pattern, number] = [containing(search), containing(search.replace(/(?<=\d)\s*%$/, ''))];
  return sql<boolean>`(c.learner_name ilike ${pattern} or c.course_title ilike ${pattern} or c.completion_percentage::text like ${number})`;
}

async function countByStatus(db: Db): Promise<Record<CertificateStatus, number>> {
  const rows = await db
    .selectFrom('certificates')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute();
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

/** Adds the expiry date of its badge to each certificate. */
async function withExpiry(
  db: Db,
  rows: CertificateRow[],
  validUntil: ValidUntil,
): Promise<DatedCertificate[]> {
  const dates = await validUntil(
    db,
    rows.map(({ number }) => number),
  );
  return rows.map((row) => ({
    ...presentCertificate(row),
    validUntil: dates.get(row.number)?.toISOString() ?? null,
  }));
}

/** The fields of a certificate that its owner and administrators see. */
export const presentCertificate = (row: CertificateRow): Certificate => ({
  _id: row.id,
  number: row.number,
  kind: row.bundleId ? 'bundle' : 'course',
  course: { _id: row.awardId, title: row.courseTitle, category: row.category },
  student: { _id: row.userId, name: row.learnerName, email: row.email, photo: photoUrl(row.photoAssetId) },
  status: row.status,
  approvalStatus: row.status,
  rejectionReason: row.rejectionReason,
  metadata: { completionPercentage: row.completionPercentage },
  createdAt: row.requestedAt.toISOString(),
  approvalDate: row.approvedAt?.toISOString() ?? null,
  rejectionDate: row.rejectedAt?.toISOString() ?? null,
});
