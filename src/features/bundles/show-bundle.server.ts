import { sql } from 'kysely';
import { photoUrl, pictureUrl } from '../../contract/media/media.ts';
import { toDollars } from '../../contract/money/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { totalOf } from '../../platform/database/queries/total-of.ts';
import { cardsOf } from '../catalogue/index.server.ts';
import { findForSale, forSale, priceFor } from './bundles.server.ts';
import type { Bundle, BundleCard } from './contract.ts';

const cards = (db: Db) =>
  db
    .selectFrom('bundles')
    .innerJoin('users', 'users.id', 'bundles.ownerId')
    .selectAll('bundles')
    .select([
      'users.name as ownerName',
      'users.role as ownerRole',
      sql<number>`(select count(*)::int from bundle_courses part where part.bundle_id = bundles.id)`.as(
        'count',
      ),
      sql<number>`(select coalesce(sum(c.charged_cents), 0)::int from bundle_courses part
        join courses c on c.id = part.course_id where part.bundle_id = bundles.id)`.as('separatelyCents'),
      sql<number>`(select coalesce(sum(l.duration_seconds), 0)::int from bundle_courses part
        join lectures l on l.course_id = part.course_id where part.bundle_id = bundles.id)`.as('seconds'),
      sql<string[]>`array(select c.thumbnail_asset_id::text from bundle_courses part
        join courses c on c.id = part.course_id and c.thumbnail_asset_id is not null
        where part.bundle_id = bundles.id order by part.position limit 4)`.as('pictures'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];

const presentCard = (row: Row): BundleCard => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  subtitle: row.subtitle,
  price: toDollars(Math.min(row.priceCents, row.separatelyCents)),
  separately: toDollars(row.separatelyCents),
  instructor: row.ownerRole === 'instructor' ? { name: row.ownerName } : null,
  courseCount: row.count,
  totalHours: row.seconds / 3600,
  thumbnail: row.pictures[0] ? { url: pictureUrl(row.pictures[0]) } : null,
  pictures: row.pictures.map(pictureUrl),
});

/** The URLs of the bundles that can be bought: the newest, if there are very many. */
export const bundleAddresses = (db: Db): Promise<{ slug: string; updatedAt: Date }[]> =>
  db
    .selectFrom('bundles')
    .select(['slug', 'updatedAt'])
    .where(forSale)
    .orderBy('createdAt', 'desc')
    .limit(10_000)
    .execute();

/** A page of the bundles that can be bought, newest first. */
export async function listBundles(db: Db, { page, limit }: { page: number; limit: number }) {
  const [rows, total] = await Promise.all([
    cards(db)
      .where(forSale)
      .orderBy('bundles.createdAt', 'desc')
      .orderBy('bundles.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    totalOf(db.selectFrom('bundles').where(forSale)),
  ]);
  return { bundles: rows.map(presentCard), total, page, limit };
}

/** A bundle with its route of courses, and what it costs this reader. @throws 404 */
export async function showBundle(ctx: Context, idOrSlug: string, userId: string | null): Promise<Bundle> {
  const bundle = await findForSale(ctx.db, idOrSlug, userId);
  const ids = bundle.courses.map(({ id }) => id);
  const [row, courses, instructors] = await Promise.all([
    cards(ctx.db).where('bundles.id', '=', bundle.id).executeTakeFirstOrThrow(),
    cardsOf(ctx.db, ids),
    instructorsOf(ctx.db, [...new Set(bundle.courses.map(({ instructorId }) => instructorId))]),
  ]);
  return {
    ...presentCard(row),
    description: bundle.description,
    certificate: bundle.certificate,
    courses: ids.flatMap((id) => courses.get(id) ?? []),
    instructors,
    viewer: {
      owned: bundle.courses.filter(({ isOwned }) => isOwned).map(({ id }) => id),
      amount: toDollars(priceFor(bundle, ctx.settings.priceFloorCents)),
    },
  };
}

async function instructorsOf(db: Db, ids: readonly string[]): Promise<Bundle['instructors']> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'expertise', 'photoAssetId'])
    .where('id', 'in', ids)
    .execute();
  return rows
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ id, name, expertise, photoAssetId }) => ({
      _id: id,
      name,
      expertise,
      photo: photoUrl(photoAssetId),
    }));
}
