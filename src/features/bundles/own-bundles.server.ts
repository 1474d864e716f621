import { sql } from 'kysely';
import { isId } from '../../contract/ids.ts';
import { readSort } from '../../contract/lists.ts';
import { toDollars } from '../../contract/money/money.ts';
import type { Viewer } from '../../contract/viewer.ts';
import type { Db } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/queries/containing.ts';
import { totalOf } from '../../platform/database/queries/total-of.ts';
import { forSale, noSuchBundle } from './bundles.server.ts';
import type { ChoiceQuery, OwnBundle, OwnBundleQuery } from './contract.ts';
import { choosable } from './save-bundle.server.ts';

/** How many courses the form offers at once. */
const mostChoices = 500;

/** A page of an instructor's bundles, or all of them for an administrator; newest first by default. */
export async function listOwnBundles(db: Db, viewer: Viewer, query: OwnBundleQuery) {
  const { page, limit } = query;
  const { field, direction } = readSort<'createdAt' | 'title' | 'price'>(query.sort ?? '-createdAt');
  const matching = ownBundles(db, viewer)
    .$if(query.status !== undefined, (q) => q.where('bundles.status', '=', query.status ?? 'draft'))
    .$if(Boolean(query.search), (q) => q.where('bundles.title', 'ilike', containing(query.search ?? '')));
  const [rows, total] = await Promise.all([
    detailed(matching)
      .orderBy(field === 'price' ? 'bundles.priceCents' : `bundles.${field}`, direction)
      .orderBy('bundles.id', direction)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(matching),
  ]);
  return { bundles: rows.map(present), total, page, limit };
}

/** @throws 404 for another instructor's bundle */
export async function showOwnBundle(db: Db, viewer: Viewer, id: string): Promise<OwnBundle> {
  const row = isId(id)
    ? await detailed(ownBundles(db, viewer)).where('bundles.id', '=', id).executeTakeFirst()
    : undefined;
  if (!row) throw noSuchBundle();
  return present(row);
}

/**
 * The courses that may go into a new bundle, or into the bundle being edited, by title.
 * @throws 404 for another instructor's bundle
 */
export async function listChoices(db: Db, viewer: Viewer, { search, bundle }: ChoiceQuery) {
  const ownerId = bundle === undefined ? viewer._id : await ownerOf(db, viewer, bundle);
  const matching = choosable(db, viewer, ownerId).$if(Boolean(search), (q) =>
    q.where((where) =>
      where.or([
        where('courses.title', 'ilike', containing(search ?? '')),
        where('courses.instructorName', 'ilike', containing(search ?? '')),
      ]),
    ),
  );
  const [rows, total] = await Promise.all([
    matching
      .select(['courses.id', 'courses.title', 'courses.instructorName', 'courses.priceCents'])
      .orderBy('courses.title')
      .orderBy('courses.id')
      .limit(mostChoices)
      .execute(),
    totalOf(matching),
  ]);
  const courses = rows.map(({ id, title, instructorName, priceCents }) => ({
    _id: id,
    title,
    instructor: instructorName,
    price: toDollars(priceCents),
  }));
  return { courses, total };
}

async function ownerOf(db: Db, viewer: Viewer, id: string): Promise<string> {
  const bundle = isId(id)
    ? await ownBundles(db, viewer).select('bundles.ownerId').where('bundles.id', '=', id).executeTakeFirst()
    : undefined;
  if (!bundle) throw noSuchBundle();
  return bundle.ownerId;
}

const ownBundles = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('bundles')
    .innerJoin('users', 'users.id', 'bundles.ownerId')
    .$if(viewer.role !== 'admin', (q) => q.where('bundles.ownerId', '=', viewer._id));

const detailed = (bundles: ReturnType<typeof ownBundles>) =>
  bundles.selectAll('bundles').select([
    'users.name as ownerName',
    forSale.as('isForSale'),
    sql<{ _id: string; title: string; instructor: string; cents: number }[]>`(
        select coalesce(json_agg(json_build_object('_id', c.id, 'title', c.title, 'instructor', c.instructor_name,
          'cents', c.price_cents) order by part.position), '[]')
        from bundle_courses part join courses c on c.id = part.course_id where part.bundle_id = bundles.id
      )`.as('courses'),
    sql<number>`(select count(*)::int from orders
        where orders.bundle_id = bundles.id and orders.status in ('completed', 'refunded'))`.as('sold'),
    sql<number>`(select coalesce(sum(amount_cents - refunded_cents), 0)::bigint from orders
        where orders.bundle_id = bundles.id and orders.status = 'completed')`.as('revenueCents'),
  ]);

type Row = Awaited<ReturnType<ReturnType<typeof detailed>['execute']>>[number];

const present = (row: Row): OwnBundle => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  subtitle: row.subtitle,
  description: row.description,
  price: toDollars(row.priceCents),
  certificate: row.certificate,
  status: row.status,
  forSale: row.isForSale,
  owner: row.ownerName,
  courses: row.courses.map(({ cents, ...course }) => ({ ...course, price: toDollars(cents) })),
  sold: row.sold,
  revenue: toDollars(row.revenueCents),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});
