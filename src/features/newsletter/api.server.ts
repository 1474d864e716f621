import { done } from '../../contract/api/responses.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { readingFrom } from '../../platform/http/recent-writes.ts';
import * as routes from './endpoints.server.ts';
import { perAddress, perMailbox } from './limits.server.ts';
import { listSubscribers, subscribersCsv } from './list-subscribers.server.ts';
import { readUnsubscribeToken } from './one-click.server.ts';
import { subscribe } from './subscribe.server.ts';
import { unsubscribe, unsubscribeByOneClick } from './unsubscribe.server.ts';

const unsubscribed = "You've been unsubscribed successfully";

/** Subscribe and unsubscribe, including from an email program, and the list of subscribers. */
export function newsletterApi(ctx: Context) {
  return (
    newApi()
      .openapi(
        routes.subscribeRoute,
        respond(routes.subscribeRoute, async (c) => {
          const { email } = c.req.valid('json');
          await ctx.limiter.count(perAddress, c.get('address'));
          await ctx.limiter.count(perMailbox, email);
          await subscribe(ctx, email);
          return done('Thank you for subscribing!');
        }),
      )
      .openapi(
        routes.unsubscribeRoute,
        respond(routes.unsubscribeRoute, async (c) => {
          await ctx.limiter.count(perAddress, c.get('address'));
          await unsubscribe(ctx, c.req.valid('json'));
          return done(unsubscribed);
        }),
      )
      .openapi(
        routes.oneClickRoute,
        respond(routes.oneClickRoute, async (c) => {
          await unsubscribeByOneClick(ctx, c.req.valid('param').token);
          return done(unsubscribed);
        }),
      )
      .openapi(
        routes.subscribersRoute,
        respond(routes.subscribersRoute, (c) => listSubscribers(ctx.db, c.req.valid('query'))),
      )
      .openapi(
        routes.subscribersCsvRoute,
        respond(routes.subscribersCsvRoute, (c) =>
          subscribersCsv(readingFrom(ctx, c).db, c.req.valid('query')),
        ),
      )
      // An email program without one-click support opens the same URL in a browser, which is redirected to a page that
      // asks first, and asks for the email too if the link is incomplete.
      .get('/newsletter/one-click/:token', (c) => {
        const email = readUnsubscribeToken(ctx, c.req.param('token'));
        const query = email === null ? '' : `?${new URLSearchParams({ email })}`;
        return c.redirect(`${ctx.settings.appUrl}/unsubscribe${query}`);
      })
  );
}
