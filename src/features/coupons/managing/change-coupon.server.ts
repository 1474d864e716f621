import { isId } from '../../../contract/ids.ts';
import type { Viewer } from '../../../contract/viewer.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { noSuchCoupon } from '../failures.server.ts';
import { refuseTooMany } from './active-coupons.server.ts';

/**
 * Switches a coupon on or off. Orders that already hold a use keep their price.
 * @throws 404 for an unknown coupon or another instructor's, 409 above ten active coupons for a course
 */
export const changeCoupon = (ctx: Context, viewer: Viewer, id: string, isActive: boolean): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const coupon = isId(id)
      ? await trx.selectFrom('coupons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined;
    if (!coupon || (viewer.role !== 'admin' && coupon.ownerId !== viewer._id)) throw noSuchCoupon();
    if (coupon.isActive === isActive) return;
    if (isActive && viewer.role === 'instructor') await refuseTooMany(trx, viewer._id, coupon, ctx.clock());
    await trx.updateTable('coupons').set({ isActive }).where('id', '=', id).execute();
    const action = isActive ? 'coupon.switched_on' : 'coupon.switched_off';
    await audit(trx, viewer._id, action, { type: 'coupon', id }, { code: coupon.code });
  });
