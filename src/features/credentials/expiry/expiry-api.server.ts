import { Done, done } from '../../../contract/api/responses.ts';
import { admins, anyone, members } from '../../../contract/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { endpoint, respond } from '../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../platform/http/permission.ts';
import * as shapes from '../contract.ts';
import { correctExpiry } from '../issuing/correct-expiry.server.ts';
import {
  expiryLinks,
  setExpiryReminders,
  stopNotices,
  wantsExpiryReminders,
} from './wanted-emails.server.ts';

const tag = 'Credentials';

const correctRoute = endpoint({
  operationId: 'correctBadgeExpiry',
  method: 'put',
  path: '/admin/badges/{number}/expiry',
  tag,
  allow: admins,
  summary: 'Correct the expiry date of a badge; it is issued again, and its holder is emailed',
  params: shapes.BadgeParams,
  body: shapes.ExpiryBody,
  response: Done,
  failures: [404, 409],
});

const emailsRoute = endpoint({
  operationId: 'getBadgeEmails',
  method: 'get',
  path: '/user/badge-emails',
  tag,
  allow: members,
  summary: 'Whether we remind you 90, 30 and 7 days before a badge expires',
  response: shapes.BadgeEmails,
});

const setEmailsRoute = endpoint({
  operationId: 'setBadgeEmails',
  method: 'put',
  path: '/user/badge-emails',
  tag,
  allow: members,
  summary: 'Choose whether we remind you before a badge expires',
  body: shapes.BadgeEmails,
  response: Done,
});

const oneClickRoute = endpoint({
  operationId: 'stopBadgeEmails',
  method: 'post',
  path: '/badge-emails/one-click/{token}',
  tag,
  allow: anyone,
  summary: 'Stop badge reminders with the signed URL from the List-Unsubscribe header',
  params: shapes.TokenParams,
  response: Done,
});

/** The expiry dates of badges, and the reminders before them. */
export function badgeExpiryApi(ctx: Context) {
  return newApi()
    .openapi(
      correctRoute,
      respond(correctRoute, async (c) => {
        const { number } = c.req.valid('param');
        await correctExpiry(ctx, viewerOf(c)._id, number, c.req.valid('json'));
        return done('The date has been corrected and the badge issued again. We’ve emailed its holder.');
      }),
    )
    .openapi(
      emailsRoute,
      respond(emailsRoute, async (c) => ({ isWanted: await wantsExpiryReminders(ctx.db, viewerOf(c)._id) })),
    )
    .openapi(
      setEmailsRoute,
      respond(setEmailsRoute, async (c) => {
        await setExpiryReminders(ctx.db, viewerOf(c)._id, c.req.valid('json').isWanted);
        return done('Your choice has been saved.');
      }),
    )
    .openapi(
      oneClickRoute,
      respond(oneClickRoute, async (c) => {
        await stopNotices(ctx, c.req.valid('param').token);
        return done('We’ll no longer remind you before a badge expires.');
      }),
    )
    .get('/badge-emails/one-click/:token', (c) => c.redirect(expiryLinks.pageOf(ctx, c.req.param('token'))));
}
