import { done } from '../../../contract/api/responses.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { respond } from '../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../platform/http/permission.ts';
import * as routes from './endpoints.server.ts';
import { frequencyOf, reminderLinks, setFrequency, stopReminders } from './reminder-emails.server.ts';

/**
 * How often learners are reminded of renewals. Email programs without one-click support open the one-click URL in a
 * browser, which is redirected to a page that asks first.
 */
export function remindersApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.emailsRoute,
      respond(routes.emailsRoute, async (c) => ({
        frequency: await frequencyOf(ctx.db, viewerOf(c)._id),
      })),
    )
    .openapi(
      routes.setEmailsRoute,
      respond(routes.setEmailsRoute, async (c) => {
        await setFrequency(ctx.db, viewerOf(c)._id, c.req.valid('json').frequency);
        return done('Your choice has been saved.');
      }),
    )
    .openapi(
      routes.oneClickRoute,
      respond(routes.oneClickRoute, async (c) => {
        await stopReminders(ctx, c.req.valid('param').token);
        return done('We’ll no longer remind you about renewals.');
      }),
    )
    .get('/renewals/emails/one-click/:token', (c) =>
      c.redirect(reminderLinks.pageOf(ctx, c.req.param('token'))),
    );
}
