import { done } from '../../contract/api/responses.ts';
import { toDollars } from '../../contract/money/money.ts';
import { struckCents } from '../../contract/money/struck-price.ts';
import { counted } from '../../contract/text/time/formats.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { readingFrom } from '../../platform/http/recent-writes.ts';
import * as routes from './endpoints.server.ts';
import { changeCoupon } from './managing/change-coupon.server.ts';
import { createCoupons } from './managing/create-coupons.server.ts';
import { findCourse, lowestPrice } from './managing/find-course.server.ts';
import { couponsCsv, listCoupons } from './managing/list-coupons.server.ts';
import { guessKeyOf, quoteFor } from './quote.server.ts';

/** Coupons of instructors and administrators, and what a course costs with one. */
export function couponsApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.offerRoute,
      respond(routes.offerRoute, async (c) => {
        const course = await findCourse(ctx.db, c.req.valid('param').id);
        const buyerId = c.get('viewer')?._id ?? null;
        const who = guessKeyOf(c.get('viewer'), c.get('address'));
        const quote = await quoteFor(ctx, { code: c.req.valid('query').coupon, course, buyerId, who });
        const { code, amountCents, endsAt } = quote;
        const lowest = await lowestPrice(ctx, course.id);
        const struck = struckCents(course.chargedCents, lowest, amountCents);
        const prices = {
          price: toDollars(course.chargedCents),
          originalPrice: struck === null ? null : toDollars(struck),
          amount: toDollars(amountCents),
        };
        return { offer: { code, ...prices, endsAt: endsAt?.toISOString() ?? null } };
      }),
    )
    .openapi(
      routes.couponsRoute,
      respond(routes.couponsRoute, (c) => listCoupons(ctx, viewerOf(c), c.req.valid('query'))),
    )
    .openapi(
      routes.couponsCsvRoute,
      respond(routes.couponsCsvRoute, (c) =>
        couponsCsv({ db: readingFrom(ctx, c).db, clock: ctx.clock }, viewerOf(c), c.req.valid('query')),
      ),
    )
    .openapi(
      routes.createCouponsRoute,
      respond(routes.createCouponsRoute, async (c) => {
        const coupon = await createCoupons(ctx, viewerOf(c), c.req.valid('json'));
        const message =
          coupon.count === 1
            ? `The coupon ${coupon.code} has been created.`
            : `${counted(coupon.count, 'code')} have been created.`;
        return done(message, { coupon });
      }),
    )
    .openapi(
      routes.changeCouponRoute,
      respond(routes.changeCouponRoute, async (c) => {
        const { isActive } = c.req.valid('json');
        await changeCoupon(ctx, viewerOf(c), c.req.valid('param').id, isActive);
        return done(isActive ? 'The coupon has been switched on.' : 'The coupon has been switched off.');
      }),
    );
}
