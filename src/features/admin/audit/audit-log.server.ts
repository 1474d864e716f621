import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { containing } from '../../../platform/database/queries/containing.ts';
import { streamRows } from '../../../platform/database/queries/stream-rows.ts';
import { totalOf } from '../../../platform/database/queries/total-of.ts';
import { type CsvColumn, csvDownload } from '../../../platform/http/responses/csv.ts';
import type { AuditEntry, AuditFilter, AuditQuery } from '../contract.ts';
import { actionsLabelled } from './audit-actions.ts';

/** The condition on `orders` that finds an order by the part of its number that was typed. */
type HasNumber = (typed: string) => RawBuilder<boolean>;
type AuditSearch = AuditFilter & { hasNumber: HasNumber };

/** A page of the audit log, newest first by default. */
export async function listAuditLog(db: Db, filter: AuditQuery, hasNumber: HasNumber) {
  const query = { ...filter, hasNumber };
  const { page, limit } = query;
  const [rows, total] = await Promise.all([
    withNames(
      db,
      sorted(db, query)
        .limit(limit)
        .offset((page - 1) * limit),
      query,
    ).execute(),
    totalOf(matching(db, query)),
  ]);
  return { entries: rows.map(present), total, page, limit };
}

function matching(db: Db, { search, subject, hasNumber }: AuditSearch) {
  return db
    .selectFrom('auditLog as a')
    .$if(subject !== undefined, (q) => q.where('a.subjectType', '=', subject as string))
    .$if(Boolean(search), (q) => q.where(sql<boolean>`a.id in (${matches(search ?? '', hasNumber)})`));
}

/**
 * The entries that a search finds: by action, id or details; by who did it; or by what it was about, under its current
 * name or any title recorded for it. A union that matches the indexes' expressions, so that each part uses its own
 * index.
 */
function matches(search: string, hasNumber: HasNumber): RawBuilder<unknown> {
  const pattern = containing(search);
  const recorded = [pattern, ...searchPatterns(search)].map((pattern) => sql`${written} ilike ${pattern}`);
  const people = sql`users where deleted_at is null and (name || E'\n' || email) ilike ${pattern}`;
  const about = (type: string, ids: RawBuilder<unknown>) =>
    sql`select id from audit_log where subject_type = ${type} and subject_id in (select id::text from ${ids})`;
  return sql`
    select id from audit_log where ${sql.join(recorded, sql` or `)}
    union select id from audit_log where (subject_type, subject_id) in (
      select subject_type, subject_id from audit_log where ${written} ilike ${pattern} and ${ownTitle('details')} ilike ${pattern})
    union select id from audit_log where actor_id in (select id from ${people})
    union ${about('user', people)}
    union ${about('course', sql`courses where search_text ilike ${pattern} and title ilike ${pattern}`)}
    union ${about('certificate', sql`certificates where learner_name ilike ${pattern} or course_title ilike ${pattern}`)}
    union ${about('payout', sql`payouts where user_id in (select id from ${people})`)}
    union ${about('payoutRun', sql`payout_runs where kind = 'request' and id in (select run_id from payouts where user_id in (select id from ${people}))`)}
    union ${about('order', sql`orders where ${hasNumber(search)}`)}
  `;
}

/** The expression that the log's search index covers. */
const written = sql`(action || E'\n' || subject_id || E'\n' || details::text)`;

/** Patterns that match recorded actions, for a search of the readable text that the page shows. */
function searchPatterns(search: string): string[] {
  const spaced = search.includes(' ') ? [containing(search.replaceAll(' ', '_'))] : [];
  return [...spaced, ...actionsLabelled(search).map((action) => `%.${action.replaceAll('_', '\\_')}\n%`)];
}

const directionOf = ({ sort }: AuditFilter) => (sort === 'created' ? 'asc' : 'desc');

const sorted = (db: Db, filter: AuditSearch) =>
  matching(db, filter)
    .selectAll('a')
    .orderBy('a.at', directionOf(filter))
    .orderBy('a.id', directionOf(filter));

/**
 * SQL for the name of the subject that is stored in an entry: a title, a coupon's code, or the memo of a ledger
 * correction.
 */
const ownTitle = (details: string) => {
  const read = (key: string) => sql`${sql.ref(details)} ->> ${sql.lit(key)}`;
  return sql`coalesce(${read('title')}, ${read('code')}, ${read('memo')})`;
};

/** The last recorded title of something that has no name elsewhere, such as a deleted course. */
const lastTitle = sql`(select ${ownTitle('named.details')} from audit_log named
  where named.subject_type = e.subject_type and named.subject_id = e.subject_id
    and ${ownTitle('named.details')} is not null
  order by named.at desc limit 1)`;

/** The name of a payout run, as shown on its page. */
const runName = sql`case run.kind
  when 'monthly' then 'Run for ' || to_char(to_date(run.period, 'YYYY-MM'), 'FMMonth YYYY')
  when 'extra' then 'Extra run'
  when 'request' then concat_ws(', ', 'Requested payout', (select name from users where id = run.created_by))
end`;

/** The names of subjects without a title: terms by their version, a review by its course. */
const otherName = sql`case e.subject_type
  when 'shareTerms' then 'Version ' || e.subject_id
  when 'review' then (select title from courses where id::text = e.details ->> 'courseId')
end`;

/** Adds actors and subjects to entries, with their current names. */
function withNames(db: Db, entries: ReturnType<typeof sorted>, filter: AuditFilter) {
  return db
    .selectFrom(entries.as('e'))
    .leftJoin('users as actor', 'actor.id', 'e.actorId')
    .leftJoin('users as person', (join) =>
      join.on('person.id', '=', sql<string>`case when e.subject_type = 'user' then e.subject_id::uuid end`),
    )
    .leftJoin('courses as course', (join) =>
      join.on('course.id', '=', sql<string>`case when e.subject_type = 'course' then e.subject_id::uuid end`),
    )
    .leftJoin('certificates as certificate', (join) =>
      join.on(
        'certificate.id',
        '=',
        sql<string>`case when e.subject_type = 'certificate' then e.subject_id::uuid end`,
      ),
    )
    .leftJoin('orders as order', (join) =>
      join.on('order.id', '=', sql<string>`case when e.subject_type = 'order' then e.subject_id::uuid end`),
    )
    .leftJoin('payouts as payout', (join) =>
      join.on('payout.id', '=', sql<string>`case when e.subject_type = 'payout' then e.subject_id::uuid end`),
    )
    .leftJoin('users as payee', 'payee.id', 'payout.userId')
    .leftJoin('payoutRuns as run', (join) =>
      join.on('run.id', '=', sql<string>`case when e.subject_type = 'payoutRun' then e.subject_id::uuid end`),
    )
    .select(['e.id', 'e.at', 'e.actorId', 'e.action', 'e.subjectType', 'e.subjectId', 'e.details'])
    .select(['actor.name as actorName', 'actor.email as actorEmail'])
    .select(
      sql<string | null>`coalesce(person.name, course.title, "order".number, payee.name, ${runName},
        certificate.learner_name || ', ' || certificate.course_title, ${ownTitle('e.details')}, e.details ->> 'name',
        ${lastTitle}, ${otherName})`.as('subjectName'),
    )
    .select(
      sql<string | null>`(select name from users where id = (e.details ->> 'userId')::uuid)`.as('person'),
    )
    .orderBy('e.at', directionOf(filter))
    .orderBy('e.id', directionOf(filter));
}

type Row = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

const present = (row: Row): AuditEntry => ({
  _id: row.id,
  createdAt: row.at.toISOString(),
  actor: row.actorId
    ? { _id: row.actorId, name: row.actorName ?? 'Deleted user', email: row.actorEmail ?? '' }
    : null,
  action: row.action,
  subject: { type: row.subjectType, _id: row.subjectId, name: row.subjectName },
  details: row.person === null ? row.details : { ...row.details, person: row.person },
});

const columns: CsvColumn<Row>[] = [
  ['When', (row) => row.at.toISOString()],
  ['Who', (row) => (row.actorId ? (row.actorName ?? 'Deleted user') : 'Milepost')],
  ['Email', (row) => row.actorEmail],
  ['Action', (row) => row.action],
  ['About', (row) => row.subjectType],
  ['Id', (row) => row.subjectId],
  ['Name', (row) => row.subjectName],
  ['Details', (row) => JSON.stringify(row.details)],
];

/** The filtered entries as CSV. */
export const auditLogCsv = (db: Db, filter: AuditFilter, hasNumber: HasNumber): Promise<Response> =>
  csvDownload('audit-log', columns, streamRows(withNames(db, sorted(db, { ...filter, hasNumber }), filter)));
