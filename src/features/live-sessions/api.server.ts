import { done } from '../../contract/api/responses.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { leave, register } from './attending/register.server.ts';
import { endFeed, feedOf, newFeed, readFeed, sessionCalendar } from './calendar/session-calendar.server.ts';
import * as routes from './endpoints.server.ts';
import { cancelSession, setRecording } from './planning/change-session.server.ts';
import { saveSession } from './planning/save-session.server.ts';
import { listSessions, sessionsAhead, showSession } from './reading/sessions.server.ts';

/** How often one person may save sessions: each change of time is emailed to everyone who has registered. */
const planned = { name: 'live-sessions', points: 60, seconds: 3600 };

/** A course’s live sessions: planning, registration, recordings and calendar feeds. */
export function liveSessionsApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.listRoute,
      respond(routes.listRoute, (c) =>
        listSessions(ctx, viewerOf(c), c.req.valid('param').id, c.req.valid('query')),
      ),
    )
    .openapi(
      routes.saveRoute,
      respond(routes.saveRoute, async (c) => {
        const { id, sessionId } = c.req.valid('param');
        const which = { courseId: id, sessionId };
        await ctx.limiter.count(planned, viewerOf(c)._id);
        const session = await saveSession(ctx, viewerOf(c), which, c.req.valid('json'));
        return done('The live session has been saved.', { session });
      }),
    )
    .openapi(
      routes.showRoute,
      respond(routes.showRoute, async (c) => ({
        session: await showSession(ctx, viewerOf(c), c.req.valid('param').sessionId),
      })),
    )
    .openapi(
      routes.calendarRoute,
      respond(routes.calendarRoute, (c) => sessionCalendar(ctx, viewerOf(c), c.req.valid('param').sessionId)),
    )
    .openapi(
      routes.registerRoute,
      respond(routes.registerRoute, async (c) => {
        const session = await register(ctx, viewerOf(c), c.req.valid('param').sessionId);
        return done('You’re registered.', { session });
      }),
    )
    .openapi(
      routes.leaveRoute,
      respond(routes.leaveRoute, async (c) => {
        await leave(ctx, viewerOf(c), c.req.valid('param').sessionId);
        return done('You’re no longer registered.');
      }),
    )
    .openapi(
      routes.cancelRoute,
      respond(routes.cancelRoute, async (c) => {
        await cancelSession(ctx, viewerOf(c), c.req.valid('param').sessionId);
        return done('The live session has been cancelled.');
      }),
    )
    .openapi(
      routes.recordingRoute,
      respond(routes.recordingRoute, async (c) => {
        const { lectureId } = c.req.valid('json');
        const session = await setRecording(ctx, viewerOf(c), c.req.valid('param').sessionId, lectureId);
        return done(lectureId ? 'The recording has been attached.' : 'The recording has been removed.', {
          session,
        });
      }),
    )
    .openapi(
      routes.aheadRoute,
      respond(routes.aheadRoute, async (c) => ({
        sessions: await sessionsAhead(ctx, viewerOf(c), c.req.valid('query').limit),
      })),
    )
    .openapi(
      routes.feedRoute,
      respond(routes.feedRoute, async (c) => ({ url: await feedOf(ctx, viewerOf(c)._id) })),
    )
    .openapi(
      routes.newFeedRoute,
      respond(routes.newFeedRoute, async (c) => ({ url: await newFeed(ctx, viewerOf(c)._id) })),
    )
    .openapi(
      routes.endFeedRoute,
      respond(routes.endFeedRoute, async (c) => {
        await endFeed(ctx, viewerOf(c)._id);
        return done('The calendar link no longer works.');
      }),
    )
    .openapi(
      routes.readFeedRoute,
      respond(routes.readFeedRoute, (c) => readFeed(ctx, c.req.valid('param').token)),
    );
}
