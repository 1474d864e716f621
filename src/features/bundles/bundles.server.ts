import { type Selectable, sql } from 'kysely';
import { isId } from '../../contract/ids.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { failure } from '../../platform/failures/failure.ts';
import { type CouponCourse, purchaseKey } from '../coupons/index.server.ts';
import { type BundledCourse, bundlePrice } from './bundle-price.ts';

export type BundleRow = Selectable<Tables['bundles']>;
export const noSuchBundle = failure('bundle.not_found', 404, 'Bundle not found');

type CourseInBundle = BundledCourse & {
  title: string;
  instructorId: string;
  isPublic: boolean;
  isOwned: boolean;
};
export type BundleWithCourses = BundleRow & { ownerRole: string; courses: CourseInBundle[] };

/** A bundle with its courses in order, and which of them this person has; undefined if there is none. */
export async function findBundle(
  db: Db,
  idOrSlug: string,
  userId: string | null,
): Promise<BundleWithCourses | undefined> {
  const bundle = await db
    .selectFrom('bundles')
    .innerJoin('users', 'users.id', 'bundles.ownerId')
    .selectAll('bundles')
    .select('users.role as ownerRole')
    .where(isId(idOrSlug) ? 'bundles.id' : 'bundles.slug', '=', idOrSlug)
    .executeTakeFirst();
  if (!bundle) return undefined;
  const courses = await db
    .selectFrom('bundleCourses as part')
    .innerJoin('courses', 'courses.id', 'part.courseId')
    .select([
      'courses.id',
      'courses.title',
      'courses.instructorId',
      'courses.isPublic',
      'courses.priceCents as listCents',
      'courses.chargedCents',
      sql<boolean>`exists (select from enrolments e
        where e.user_id = ${userId} and e.course_id = courses.id and e.ended_at is null)`.as('isOwned'),
    ])
    .where('part.bundleId', '=', bundle.id)
    .orderBy('part.position')
    .execute();
  return { ...bundle, courses };
}

/** @throws 404 for a bundle that is not for sale */
export async function findForSale(
  db: Db,
  idOrSlug: string,
  userId: string | null,
): Promise<BundleWithCourses> {
  const bundle = await findBundle(db, idOrSlug, userId);
  if (!bundle || !isForSale(bundle)) throw noSuchBundle();
  return bundle;
}

/** Whether a bundle can be bought: it is published, and it has two or more courses, all of them public. */
export const isForSale = ({ status, courses }: BundleWithCourses): boolean =>
  status === 'published' && courses.length >= 2 && courses.every(({ isPublic }) => isPublic);

/** The price in cents, in the bundle, of the courses that a person does not have. */
export const priceFor = (bundle: BundleWithCourses, floorCents: number): number =>
  bundlePrice(
    bundle.priceCents,
    bundle.courses,
    new Set(bundle.courses.filter(({ isOwned }) => isOwned).map(({ id }) => id)),
    floorCents,
  );

const nobody = '00000000-0000-0000-0000-000000000000';

/** A bundle in the form that coupons are checked against: in its category, and by its instructor if one made it. */
export const asCouponCourse = (bundle: BundleWithCourses, chargedCents: number): CouponCourse => ({
  id: bundle.id,
  category: 'The PMO Bundle',
  instructorId: bundle.ownerRole === 'instructor' ? bundle.ownerId : nobody,
  chargedCents,
  purchase: purchaseKey({ bundleId: bundle.id }),
});

/** SQL: whether a bundle can be bought. */
export const forSale = sql<boolean>`(bundles.status = 'published' and (
  select count(*) >= 2 and bool_and(c.is_public) from bundle_courses part
    join courses c on c.id = part.course_id where part.bundle_id = bundles.id))`;
