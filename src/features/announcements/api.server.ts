import { done } from '../../contract/api/responses.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import * as routes from './endpoints.server.ts';
import {
  listAnnouncements,
  listCourseAnnouncements,
  reachOf,
  showAnnouncement,
} from './reading/announcements.server.ts';
import { chooseCourseEmails, listSentAnnouncements, markRead } from './reading/sent-announcements.server.ts';
import { courseEmailLinks, stopCourseEmails } from './sending/course-emails.server.ts';
import {
  cancelAnnouncement,
  hideAnnouncement,
  unhideAnnouncement,
} from './writing/change-announcement.server.ts';
import { saveAnnouncement } from './writing/save-announcement.server.ts';

/**
 * Announcements from instructors to the learners of a course. An email program without one-click support opens the
 * unsubscribe URL in a browser, which is redirected to a page that asks first.
 */
export function announcementsApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.sentRoute,
      respond(routes.sentRoute, (c) =>
        listSentAnnouncements(ctx.db, viewerOf(c), c.req.valid('param').id, c.req.valid('query')),
      ),
    )
    .openapi(
      routes.readRoute,
      respond(routes.readRoute, async (c) => {
        await markRead(ctx, viewerOf(c), c.req.valid('param').id);
        return done('The announcements have been marked as read.');
      }),
    )
    .openapi(
      routes.reachRoute,
      respond(routes.reachRoute, (c) => reachOf(ctx, viewerOf(c), c.req.valid('param').id)),
    )
    .openapi(
      routes.listRoute,
      respond(routes.listRoute, (c) =>
        listCourseAnnouncements(ctx.db, viewerOf(c), c.req.valid('param').id, c.req.valid('query')),
      ),
    )
    .openapi(
      routes.saveRoute,
      respond(routes.saveRoute, async (c) => {
        const { id, announcementId } = c.req.valid('param');
        const draft = c.req.valid('json');
        const announcement = await saveAnnouncement(
          ctx,
          viewerOf(c),
          { courseId: id, announcementId },
          draft,
        );
        const message =
          draft.sendAt && announcement.state === 'scheduled'
            ? 'Your announcement is scheduled.'
            : 'Your announcement is on its way to your learners.';
        return done(message, { announcement });
      }),
    )
    .openapi(
      routes.showRoute,
      respond(routes.showRoute, async (c) => ({
        announcement: await showAnnouncement(ctx.db, viewerOf(c), c.req.valid('param').announcementId),
      })),
    )
    .openapi(
      routes.cancelRoute,
      respond(routes.cancelRoute, async (c) => {
        await cancelAnnouncement(ctx, viewerOf(c), c.req.valid('param').announcementId);
        return done('The announcement has been cancelled.');
      }),
    )
    .openapi(
      routes.hideRoute,
      respond(routes.hideRoute, async (c) => {
        const { reason } = c.req.valid('json');
        await hideAnnouncement(ctx, viewerOf(c), c.req.valid('param').announcementId, reason);
        return done('The announcement has been hidden.');
      }),
    )
    .openapi(
      routes.unhideRoute,
      respond(routes.unhideRoute, async (c) => {
        await unhideAnnouncement(ctx, viewerOf(c), c.req.valid('param').announcementId);
        return done('The announcement is visible again.');
      }),
    )
    .openapi(
      routes.allRoute,
      respond(routes.allRoute, (c) => listAnnouncements(ctx.db, c.req.valid('query'))),
    )
    .openapi(
      routes.emailsRoute,
      respond(routes.emailsRoute, async (c) => {
        const { emails } = c.req.valid('json');
        await chooseCourseEmails(ctx.db, viewerOf(c), c.req.valid('param').id, emails);
        return done(
          emails
            ? 'We’ll email you this course’s announcements and live session reminders again.'
            : 'We will no longer email you this course’s announcements and live session reminders.',
        );
      }),
    )
    .openapi(
      routes.oneClickRoute,
      respond(routes.oneClickRoute, async (c) => {
        await stopCourseEmails(ctx, c.req.valid('param').token);
        return done('We will no longer email you this course’s announcements and live session reminders.');
      }),
    )
    .get('/course-emails/one-click/:token', (c) =>
      c.redirect(courseEmailLinks.pageOf(ctx, c.req.param('token'))),
    );
}
