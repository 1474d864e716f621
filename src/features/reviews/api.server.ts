import { Done, done } from '../../contract/api/responses.ts';
import { admins, anyone, instructors, members } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { endpoint, respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { readingFrom } from '../../platform/http/recent-writes.ts';
import * as shapes from './contract.ts';
import { listReviews } from './list-reviews.server.ts';
import { removeReview } from './remove-review.server.ts';
import { replyToReview } from './reply-to-review.server.ts';
import { saveReview } from './save-review.server.ts';

const tag = 'Reviews';
const perPerson = { name: 'review', points: 60, seconds: 3600 };

const listRoute = endpoint({
  operationId: 'listReviews',
  method: 'get',
  path: '/courses/{id}/reviews',
  tag,
  allow: anyone,
  summary: 'Reviews of a course, newest first, and whether you may review it',
  params: shapes.CourseParams,
  query: shapes.ReviewQuery,
  response: shapes.ReviewList,
  failures: [404],
});

const saveRoute = endpoint({
  operationId: 'saveOwnReview',
  method: 'put',
  path: '/courses/{id}/reviews',
  tag,
  allow: members,
  summary: 'Write or change your review of a course, once you have completed a fifth of it',
  params: shapes.CourseParams,
  body: shapes.ReviewBody,
  response: shapes.ReviewSaved,
  failures: [404],
});

const replyRoute = endpoint({
  operationId: 'replyToReview',
  method: 'put',
  path: '/courses/{id}/reviews/{reviewId}/answer',
  tag,
  allow: instructors,
  summary: 'Reply to a review of your course; an empty text removes the reply',
  params: shapes.ReviewParams,
  body: shapes.ReplyBody,
  response: shapes.ReviewSaved,
  failures: [404],
});

const removeRoute = endpoint({
  operationId: 'removeReview',
  method: 'delete',
  path: '/courses/{id}/reviews/{reviewId}',
  tag,
  allow: admins,
  summary: 'Remove a review that breaks the rules, with a reason',
  params: shapes.ReviewParams,
  body: shapes.RemovalBody,
  response: Done,
  failures: [404],
});

/** Ratings and reviews of courses. */
export function reviewsApi(ctx: Context) {
  return newApi()
    .openapi(
      listRoute,
      respond(listRoute, (c) => {
        const viewer = c.get('viewer');
        const db = viewer ? ctx.db : readingFrom(ctx, c).db;
        return listReviews(db, viewer, c.req.valid('param').id, c.req.valid('query'));
      }),
    )
    .openapi(
      saveRoute,
      respond(saveRoute, async (c) => {
        const { _id } = viewerOf(c);
        await ctx.limiter.count(perPerson, _id);
        const saved = await saveReview(ctx, _id, c.req.valid('param').id, c.req.valid('json'));
        return done('Thank you for your review.', saved);
      }),
    )
    .openapi(
      replyRoute,
      respond(replyRoute, async (c) => {
        const { _id } = viewerOf(c);
        await ctx.limiter.count(perPerson, _id);
        const { id, reviewId } = c.req.valid('param');
        const saved = await replyToReview(ctx, _id, { courseId: id, reviewId }, c.req.valid('json').text);
        return done(
          saved.review.answer ? 'Your reply has been published.' : 'Your reply has been removed.',
          saved,
        );
      }),
    )
    .openapi(
      removeRoute,
      respond(removeRoute, async (c) => {
        const { id, reviewId } = c.req.valid('param');
        const { reason } = c.req.valid('json');
        await removeReview(ctx, viewerOf(c)._id, { courseId: id, reviewId }, reason);
        return done('The review has been removed.');
      }),
    );
}
