import { randomBytes } from 'node:crypto';
import { isId } from '../../contract/ids.ts';
import { toCents } from '../../contract/money/money.ts';
import type { Viewer } from '../../contract/viewer.ts';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { failure } from '../../platform/failures/failure.ts';
import { type BundleRow, type BundleWithCourses, findBundle, noSuchBundle } from './bundles.server.ts';
import type { BundleBody, BundleStatusBody } from './contract.ts';

const notChoosable = failure(
  'bundle.course_not_choosable',
  422,
  'One of these courses can’t be in your bundle. It must be published, and its instructor must agree.',
);
const tooExpensive = failure(
  'bundle.too_dear',
  422,
  'A bundle can’t cost more than its courses do separately.',
);
const tooCheap = failure('bundle.too_cheap', 422, 'This is less than a payment provider can charge.');
const exists = failure(
  'bundle.exists',
  409,
  'This bundle has already been saved. If you send it again, it becomes another bundle.',
);
const edited = failure(
  'bundle.edited',
  409,
  'Someone else has changed this bundle since you opened it. Your version has not been saved.',
);
const changed = failure(
  'bundle.changed',
  409,
  'This bundle has changed since you opened the page. Check it, then try again.',
);

/**
 * The courses that this person may put into a bundle: those of the bundle's owner and, for administrators, those of
 * instructors who agreed.
 */
export const choosable = (db: Db, viewer: Viewer, ownerId = viewer._id) =>
  db
    .selectFrom('courses')
    .where('courses.isPublic', '=', true)
    .where((where) => {
      const isOwners = where('courses.instructorId', '=', ownerId);
      const consents = where.selectFrom('bundleConsents').select('instructorId');
      return viewer.role === 'admin'
        ? where.or([isOwners, where('courses.instructorId', 'in', consents)])
        : isOwners;
    });

/**
 * Adds a bundle as a draft, or changes one. Orders that are open keep their price.
 * @returns its id
 * @throws 404 for another person's bundle, 409 if it has changed since the version that was edited, or if a new one was
 * saved before with the same id, 422 for courses that may not be in it, or for its price
 */
export const saveBundle = (
  ctx: Context,
  viewer: Viewer,
  id: string | null,
  body: BundleBody,
): Promise<string> =>
  ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock();
    await holdConsents(trx, body.courses);
    const { version, ownerId } =
      id === null ? { version: 0, ownerId: viewer._id } : await lockOwn(trx, viewer, id);
    if (id !== null && body.version !== undefined && body.version !== version) throw edited();

    const priceCents = toCents(body.price);
    const allowed = choosable(trx, viewer, ownerId);
    await checkCourses(allowed, body.courses, priceCents, ctx.settings.priceFloorCents);
    const { title, subtitle, description, certificate } = body;
    const values = {
      title,
      subtitle,
      description,
      certificate,
      priceCents,
      version: version + 1,
      updatedAt: now,
    };
    const bundleId = id ?? (await add(trx, viewer, body.id, values, now));
    if (id !== null) await trx.updateTable('bundles').set(values).where('id', '=', id).execute();
    await trx.deleteFrom('bundleCourses').where('bundleId', '=', bundleId).execute();
    await trx
      .insertInto('bundleCourses')
      .values(body.courses.map((courseId, index) => ({ bundleId, courseId, position: index + 1 })))
      .execute();
    await audit(
      trx,
      viewer._id,
      id === null ? 'bundle.created' : 'bundle.changed',
      { type: 'bundle', id: bundleId },
      { title },
    );
    return bundleId;
  });

type Values = {
  title: string;
  subtitle: string;
  description: string;
  certificate: boolean;
  priceCents: number;
  version: number;
  updatedAt: Date;
};

/** @throws 409 if a bundle has this id */
async function add(
  trx: Trx,
  viewer: Viewer,
  id: string | undefined,
  values: Values,
  now: Date,
): Promise<string> {
  const base = slugOf(values.title);
  const withEnding = `${base || 'bundle'}-${randomBytes(6).toString('hex')}`;
  const insert = (slug: string) =>
    trx
      .insertInto('bundles')
      .values({ ...(id && { id }), ...values, slug, ownerId: viewer._id, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id');
  const added = base.length < 3 ? undefined : await insert(base).executeTakeFirst();
  const bundle = added ?? (await insert(withEnding).executeTakeFirst());
  if (!bundle) throw exists();
  return bundle.id;
}

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replaceAll(/^-+|-+$/g, '');

async function checkCourses(
  choices: ReturnType<typeof choosable>,
  ids: string[],
  priceCents: number,
  floorCents: number,
): Promise<void> {
  const allowed = await choices.select('courses.priceCents').where('courses.id', 'in', ids).execute();
  const refused = (problem: ReturnType<typeof failure>, field: string) =>
    problem({ fields: { [field]: problem().message } });
  if (allowed.length < ids.length) throw refused(notChoosable, 'courses');
  const listCents = allowed.reduce((sum, course) => sum + course.priceCents, 0);
  if (priceCents > listCents) throw refused(tooExpensive, 'price');
  if (priceCents < floorCents) throw refused(tooCheap, 'price');
}

/** An administrator may change any bundle, an instructor their own. @throws 404 */
async function lockOwn(
  trx: Trx,
  viewer: Viewer,
  id: string,
): Promise<Pick<BundleRow, 'ownerId' | 'version'>> {
  const bundle = isId(id)
    ? await trx
        .selectFrom('bundles')
        .select(['ownerId', 'version'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!bundle || (viewer.role !== 'admin' && bundle.ownerId !== viewer._id)) throw noSuchBundle();
  return bundle;
}

/**
 * Publishes, unpublishes or archives a bundle. Those who bought it keep their courses.
 * @throws 404, 409 if it has changed since it was shown, 422 if it can’t be published
 */
export const setBundleStatus = (
  ctx: Context,
  viewer: Viewer,
  id: string,
  { status, shownStatus, shownVersion }: BundleStatusBody,
): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const seen = await findBundle(trx, id, null);
    await holdConsents(trx, seen?.courses.map((course) => course.id) ?? []);
    await lockOwn(trx, viewer, id);
    const bundle = await findBundle(trx, id, null);
    if (!bundle) throw noSuchBundle();
    if ((shownStatus ?? bundle.status) !== bundle.status) throw changed();
    if ((shownVersion ?? bundle.version) !== bundle.version) throw changed();
    if (status === 'published' && bundle.status !== 'published') {
      const isReady = bundle.courses.length >= 2 && bundle.courses.every(({ isPublic }) => isPublic);
      if (!isReady || !(await allAgree(trx, bundle))) throw notChoosable();
    }
    await trx.updateTable('bundles').set({ status, updatedAt: ctx.clock() }).where('id', '=', id).execute();
    await audit(trx, viewer._id, `bundle.${status}`, { type: 'bundle', id }, { title: bundle.title });
  });

/**
 * Locks the agreements of the courses' instructors until the transaction ends. Call this before a bundle is locked: an
 * instructor who withdraws locks in the same order.
 */
async function holdConsents(trx: Trx, courseIds: string[]): Promise<void> {
  if (courseIds.length === 0) return;
  await trx
    .selectFrom('bundleConsents')
    .select('instructorId')
    .where('instructorId', 'in', (owners) =>
      owners.selectFrom('courses').select('instructorId').where('id', 'in', courseIds),
    )
    .orderBy('instructorId')
    .forShare()
    .execute();
}

/** Whether every instructor with a course in someone else's bundle still agrees. */
async function allAgree(trx: Trx, { ownerId, courses }: BundleWithCourses): Promise<boolean> {
  const others = new Set(courses.map(({ instructorId }) => instructorId).filter((id) => id !== ownerId));
  if (others.size === 0) return true;
  const agreed = await trx
    .selectFrom('bundleConsents')
    .select('instructorId')
    .where('instructorId', 'in', [...others])
    .execute();
  return agreed.length === others.size;
}

/** Sets whether administrators may put the instructor's courses into bundles; if not, takes such bundles off sale. */
export const setConsent = (ctx: Context, instructorId: string, included: boolean): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    if (included) {
      await trx
        .insertInto('bundleConsents')
        .values({ instructorId, createdAt: ctx.clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return;
    }
    await trx.deleteFrom('bundleConsents').where('instructorId', '=', instructorId).execute();
    await trx
      .updateTable('bundles')
      .set({ status: 'draft', updatedAt: ctx.clock() })
      .where('status', '=', 'published')
      .where('ownerId', '!=', instructorId)
      .where('id', 'in', (parts) =>
        parts
          .selectFrom('bundleCourses')
          .innerJoin('courses', 'courses.id', 'bundleCourses.courseId')
          .select('bundleCourses.bundleId')
          .where('courses.instructorId', '=', instructorId),
      )
      .execute();
  });
