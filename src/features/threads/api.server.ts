import { done } from '../../contract/api/responses.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { removePost, savePost } from './asking/save-post.server.ts';
import { removeThread, saveThread } from './asking/save-thread.server.ts';
import { frequencyOf, setFrequency, stopEmails, threadEmailLinks } from './emails/frequency.server.ts';
import * as routes from './endpoints.server.ts';
import { moderationApi } from './moderating/api.server.ts';
import { listInstructorThreads, listThreads } from './reading/list-threads.server.ts';
import { showThread } from './reading/show-thread.server.ts';
import { similarThreads } from './reading/similar-threads.server.ts';
import { votingApi } from './voting/api.server.ts';

const perPerson = { name: 'question', points: 30, seconds: 3600 };

/**
 * Questions about a point in a lecture, and their answers. An email program without one-click support opens the
 * unsubscribe URL in a browser, which is redirected to a page that asks first.
 */
export function threadsApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.similarRoute,
      respond(routes.similarRoute, (c) =>
        similarThreads(ctx, viewerOf(c), c.req.valid('param').id, c.req.valid('query').title),
      ),
    )
    .openapi(
      routes.listRoute,
      respond(routes.listRoute, (c) =>
        listThreads(ctx, viewerOf(c), c.req.valid('param').id, c.req.valid('query')),
      ),
    )
    .openapi(
      routes.saveRoute,
      respond(routes.saveRoute, async (c) => {
        const { id, threadId } = c.req.valid('param');
        const viewer = viewerOf(c);
        await countNew(ctx, viewer._id, 'threads', threadId);
        const thread = await saveThread(ctx, viewer, { courseId: id, threadId }, c.req.valid('json'));
        return done(thread.held ? heldMessage : 'Your question has been saved.', { thread });
      }),
    )
    .openapi(
      routes.queueRoute,
      respond(routes.queueRoute, (c) => listInstructorThreads(ctx.db, viewerOf(c), c.req.valid('query'))),
    )
    .openapi(
      routes.oneClickRoute,
      respond(routes.oneClickRoute, async (c) => {
        await stopEmails(ctx, c.req.valid('param').token);
        return done('We will no longer email you about questions.');
      }),
    )
    .openapi(
      routes.showRoute,
      respond(routes.showRoute, (c) => showThread(ctx, viewerOf(c), c.req.valid('param').threadId)),
    )
    .openapi(
      routes.removeRoute,
      respond(routes.removeRoute, async (c) => {
        await removeThread(ctx, viewerOf(c), c.req.valid('param').threadId);
        return done('Your question has been deleted.');
      }),
    )
    .openapi(
      routes.savePostRoute,
      respond(routes.savePostRoute, async (c) => {
        const which = c.req.valid('param');
        const viewer = viewerOf(c);
        await countNew(ctx, viewer._id, 'posts', which.postId);
        const post = await savePost(ctx, viewer, which, c.req.valid('json'));
        return done(post.held ? heldMessage : 'Your answer has been saved.', { post });
      }),
    )
    .openapi(
      routes.removePostRoute,
      respond(routes.removePostRoute, async (c) => {
        await removePost(ctx, viewerOf(c), c.req.valid('param'));
        return done('Your answer has been deleted.');
      }),
    )
    .openapi(
      routes.emailsRoute,
      respond(routes.emailsRoute, async (c) => ({ frequency: await frequencyOf(ctx.db, viewerOf(c)._id) })),
    )
    .openapi(
      routes.setEmailsRoute,
      respond(routes.setEmailsRoute, async (c) => {
        await setFrequency(ctx.db, viewerOf(c)._id, c.req.valid('json').frequency);
        return done('Your choice has been saved.');
      }),
    )
    .route('/', votingApi(ctx))
    .route('/', moderationApi(ctx))
    .get('/thread-emails/one-click/:token', (c) =>
      c.redirect(threadEmailLinks.pageOf(ctx, c.req.param('token'))),
    );
}

const heldMessage = 'Thank you. An administrator checks links before we publish them.';

/** Counts a new question or answer against the hourly limit. Edits and repeats do not count. */
async function countNew(ctx: Context, userId: string, table: 'threads' | 'posts', id: string): Promise<void> {
  if (!(await exists(ctx.db, table, id))) await ctx.limiter.count(perPerson, userId);
}

async function exists(db: Db, table: 'threads' | 'posts', id: string): Promise<boolean> {
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
