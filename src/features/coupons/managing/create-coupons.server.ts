import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { isId } from '../../../contract/ids.ts';
import { toCents } from '../../../contract/money/money.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CouponBody } from '../contract.ts';
import { codeTaken, couponExists, notYours } from '../failures.server.ts';
import { randomCode } from '../rules/coupon-code.ts';
import { lockCoupons, refuseTooMany } from './active-coupons.server.ts';

type CreatedCoupons = { code: string; batch: string; count: number };

/**
 * Creates a coupon, or several single-use codes with the same terms. Instructors only for their own courses;
 * administrators for any scope.
 * @throws 403 for someone else's course, 409 for a code in use, above ten active coupons for a course, and if the request
 * was sent before with the same `batch`
 */
export const createCoupons = (ctx: Context, owner: Viewer, body: CouponBody): Promise<CreatedCoupons> =>
  ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock();
    const target = await targetOf(trx, owner, body);
    const batchId = body.batch ?? randomUUID();
    await lockCoupons(trx, owner._id);
    await refuseSecond(trx, batchId);
    if (owner.role === 'instructor') await refuseTooMany(trx, owner._id, { ...target, batchId }, now);
    const terms = { ...termsOf(body), ...target, ownerId: owner._id, batchId, createdAt: now };
    const codes = codesFor(body);
    await insert(
      trx,
      codes.map((code) => ({ ...terms, code })),
    );
    const what = { type: 'coupon', id: batchId } as const;
    await audit(trx, owner._id, 'coupon.created', what, { code: codes[0], count: codes.length });
    return { code: codes[0] ?? '', batch: batchId, count: codes.length };
  });

/** @throws 409 if coupons were created with this id */
async function refuseSecond(trx: Trx, batchId: string): Promise<void> {
  const known = trx.selectFrom('coupons').select('id').where('batchId', '=', batchId).limit(1);
  if (await known.executeTakeFirst()) throw couponExists();
}

async function insert(trx: Trx, coupons: Insertable<Tables['coupons']>[]): Promise<void> {
  const added = await trx
    .insertInto('coupons')
    .values(coupons)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .execute();
  if (added.length < coupons.length) throw codeTaken({ fields: { code: codeTaken().message } });
}

function codesFor({ code, count }: CouponBody): string[] {
  if (count === 1) return [code?.toUpperCase() ?? randomCode()];
  const codes = new Set<string>();
  while (codes.size < count) codes.add(randomCode(code?.toUpperCase()));
  return [...codes];
}

const termsOf = (body: CouponBody) => ({
  percent: body.percent ?? null,
  amountCents: body.amount === undefined ? null : toCents(body.amount),
  startsAt: body.startsAt ? new Date(body.startsAt) : null,
  endsAt: body.endsAt ? new Date(body.endsAt) : null,
  maxUses: body.count > 1 ? 1 : (body.maxUses ?? null),
  oncePerPerson: body.oncePerPerson,
  minimumCents: toCents(body.minimum),
  firstPurchase: body.firstPurchase,
  note: body.note,
});

type Target = Pick<Insertable<Tables['coupons']>, 'scope'> & {
  courseId: string | null;
  category: string | null;
  instructorId: string | null;
};
const noTarget = { courseId: null, category: null, instructorId: null };

async function targetOf(trx: Trx, owner: Viewer, body: CouponBody): Promise<Target> {
  const { scope } = body;
  if (scope === 'course') return { ...noTarget, scope, courseId: await courseOf(trx, owner, body.courseId) };
  if (scope === 'instructor')
    return { ...noTarget, scope, instructorId: await instructorOf(trx, owner, body.instructorId) };
  if (owner.role !== 'admin') throw notYours();
  return { ...noTarget, scope, category: scope === 'category' ? (body.category ?? null) : null };
}

async function courseOf(trx: Trx, owner: Viewer, id = ''): Promise<string> {
  const course = isId(id)
    ? await trx.selectFrom('courses').select(['id', 'instructorId']).where('id', '=', id).executeTakeFirst()
    : undefined;
  const isTheirs = course && (owner.role === 'admin' || course.instructorId === owner._id);
  if (!isTheirs) throw notYours({ fields: { courseId: notYours().message } });
  return course.id;
}

/** The instructor whose courses a coupon covers: its owner or, for an administrator, the chosen instructor. */
async function instructorOf(trx: Trx, owner: Viewer, id?: string): Promise<string> {
  if (owner.role === 'instructor') return owner._id;
  const instructor = isId(id ?? '')
    ? await trx
        .selectFrom('users')
        .select('id')
        .where('id', '=', id ?? '')
        .where('role', '=', 'instructor')
        .executeTakeFirst()
    : undefined;
  const sentence = 'Please choose an instructor.';
  if (!instructor) throw notYours({ message: sentence, fields: { instructorId: sentence } });
  return instructor.id;
}
