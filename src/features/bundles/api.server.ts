import { done } from '../../contract/api/responses.ts';
import { toDollars } from '../../contract/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { readingFrom } from '../../platform/http/recent-writes.ts';
import { guessKeyOf, quoteFor } from '../coupons/index.server.ts';
import { asCouponCourse, findForSale, priceFor } from './bundles.server.ts';
import * as routes from './endpoints.server.ts';
import { listChoices, listOwnBundles, showOwnBundle } from './own-bundles.server.ts';
import { saveBundle, setBundleStatus, setConsent } from './save-bundle.server.ts';
import { listBundles, showBundle } from './show-bundle.server.ts';

const messages = {
  published: 'The bundle has been published.',
  draft: 'The bundle is a draft again.',
  archived: 'The bundle has been archived.',
};

/** Someone else may have changed the status since the form was opened, so the message says if the bundle is not published. */
const savedMessages = {
  published: 'The bundle has been saved.',
  draft: 'The bundle has been saved. It is not published.',
  archived: 'The bundle has been saved. It is archived.',
};

/** Bundles for buyers, and for the instructors and administrators who make them. */
export function bundlesApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.bundlesRoute,
      respond(routes.bundlesRoute, (c) => listBundles(readingFrom(ctx, c).db, c.req.valid('query'))),
    )
    .openapi(
      routes.ownBundlesRoute,
      respond(routes.ownBundlesRoute, (c) => listOwnBundles(ctx.db, viewerOf(c), c.req.valid('query'))),
    )
    .openapi(
      routes.ownBundleRoute,
      respond(routes.ownBundleRoute, async (c) => ({
        bundle: await showOwnBundle(ctx.db, viewerOf(c), c.req.valid('param').id),
      })),
    )
    .openapi(
      routes.choicesRoute,
      respond(routes.choicesRoute, (c) => listChoices(ctx.db, viewerOf(c), c.req.valid('query'))),
    )
    .openapi(
      routes.consentRoute,
      respond(routes.consentRoute, async (c) => {
        const consent = await ctx.db
          .selectFrom('bundleConsents')
          .select('instructorId')
          .where('instructorId', '=', viewerOf(c)._id)
          .executeTakeFirst();
        return { included: consent !== undefined };
      }),
    )
    .openapi(
      routes.setConsentRoute,
      respond(routes.setConsentRoute, async (c) => {
        const { included } = c.req.valid('json');
        await setConsent(ctx, viewerOf(c)._id, included);
        return done(
          included
            ? 'Administrators can now put your courses into bundles.'
            : 'Your courses are no longer in administrators’ bundles.',
        );
      }),
    )
    .openapi(
      routes.bundleRoute,
      respond(routes.bundleRoute, async (c) => ({
        bundle: await showBundle(ctx, c.req.valid('param').id, c.get('viewer')?._id ?? null),
      })),
    )
    .openapi(
      routes.bundleOfferRoute,
      respond(routes.bundleOfferRoute, async (c) => {
        const buyerId = c.get('viewer')?._id ?? null;
        const bundle = await findForSale(ctx.db, c.req.valid('param').id, buyerId);
        const course = asCouponCourse(bundle, priceFor(bundle, ctx.settings.priceFloorCents));
        const who = guessKeyOf(c.get('viewer'), c.get('address'));
        const quote = await quoteFor(ctx, { code: c.req.valid('query').coupon, course, buyerId, who });
        const price = toDollars(course.chargedCents);
        const prices = { price, originalPrice: price, amount: toDollars(quote.amountCents) };
        return { offer: { code: quote.code, ...prices, endsAt: quote.endsAt?.toISOString() ?? null } };
      }),
    )
    .openapi(
      routes.createBundleRoute,
      respond(routes.createBundleRoute, async (c) => {
        const viewer = viewerOf(c);
        const id = await saveBundle(ctx, viewer, null, c.req.valid('json'));
        return done('The bundle has been created as a draft.', {
          bundle: await showOwnBundle(ctx.db, viewer, id),
        });
      }),
    )
    .openapi(
      routes.changeBundleRoute,
      respond(routes.changeBundleRoute, async (c) => {
        const viewer = viewerOf(c);
        const id = await saveBundle(ctx, viewer, c.req.valid('param').id, c.req.valid('json'));
        const bundle = await showOwnBundle(ctx.db, viewer, id);
        return done(savedMessages[bundle.status], { bundle });
      }),
    )
    .openapi(
      routes.bundleStatusRoute,
      respond(routes.bundleStatusRoute, async (c) => {
        const viewer = viewerOf(c);
        const { id } = c.req.valid('param');
        const body = c.req.valid('json');
        await setBundleStatus(ctx, viewer, id, body);
        return done(messages[body.status], { bundle: await showOwnBundle(ctx.db, viewer, id) });
      }),
    );
}
