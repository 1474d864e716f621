import { done } from '../../contract/api/responses.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { claimGift } from './claiming/claim-gift.server.ts';
import { type GiftRefunds, returnGift } from './claiming/return-gift.server.ts';
import { showClaim } from './claiming/show-claim.server.ts';
import { giftLimits } from './contract.ts';
import * as routes from './endpoints.server.ts';
import { findOwnGift, presentGift } from './gifts.server.ts';
import { offerFor } from './offer-gift.server.ts';
import { changeGift, createGift } from './save-gift.server.ts';
import { resendGift } from './send-gift.server.ts';

const perBuyer = { name: 'gifts', points: giftLimits.perHour, seconds: 3600 };
const perClaimer = { name: 'gift-claims', points: 30, seconds: 600 };

/** Courses for other people: prepared and changed by their buyers, claimed by their recipients. */
export function giftsApi(ctx: Context, refunds: GiftRefunds) {
  return newApi()
    .openapi(
      routes.createRoute,
      respond(routes.createRoute, async (c) => {
        const buyer = viewerOf(c);
        await ctx.limiter.count(perBuyer, buyer._id);
        const gift = await createGift(ctx, buyer, c.req.valid('json'));
        return done('Your gift is ready for checkout.', { gift: await presentGift(ctx, gift) });
      }),
    )
    .openapi(
      routes.giftRoute,
      respond(routes.giftRoute, async (c) => {
        const gift = await findOwnGift(ctx.db, viewerOf(c)._id, c.req.valid('param').id);
        return { gift: await presentGift(ctx, gift) };
      }),
    )
    .openapi(
      routes.offerRoute,
      respond(routes.offerRoute, async (c) => {
        const buyer = viewerOf(c);
        const gift = await findOwnGift(ctx.db, buyer._id, c.req.valid('param').id);
        return { offer: await offerFor(ctx, buyer, gift, c.req.valid('query').coupon) };
      }),
    )
    .openapi(
      routes.changeRoute,
      respond(routes.changeRoute, async (c) => {
        const gift = await changeGift(ctx, viewerOf(c), c.req.valid('param').id, c.req.valid('json'));
        return done('The gift has been saved.', { gift: await presentGift(ctx, gift) });
      }),
    )
    .openapi(
      routes.resendRoute,
      respond(routes.resendRoute, async (c) => {
        await resendGift(ctx, viewerOf(c), c.req.valid('param').id);
        return done('We’ve sent the gift again.');
      }),
    )
    .openapi(
      routes.claimPageRoute,
      respond(routes.claimPageRoute, async (c) => ({
        claim: await showClaim(ctx, c.req.valid('param').token, c.get('viewer') ?? null, refunds),
      })),
    )
    .openapi(
      routes.claimRoute,
      respond(routes.claimRoute, async (c) => {
        const viewer = viewerOf(c);
        await ctx.limiter.count(perClaimer, viewer._id);
        const { courseId } = c.req.valid('json');
        const course = await claimGift(ctx, viewer, c.req.valid('param').token, courseId);
        return done(`${course.title} is yours. Enjoy the course!`, { course });
      }),
    )
    .openapi(
      routes.returnRoute,
      respond(routes.returnRoute, async (c) => {
        const viewer = viewerOf(c);
        await ctx.limiter.count(perClaimer, viewer._id);
        const isUndecided = await returnGift(ctx, viewer, c.req.valid('param').token, refunds);
        return done(
          isUndecided
            ? 'Thank you. We’ll decide on the refund and email the buyer.'
            : 'Thank you. We’re refunding the buyer.',
        );
      }),
    );
}
