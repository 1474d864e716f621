import type { Context as HttpContext } from 'hono';
import { done } from '../../contract/api/responses.ts';
import type { Context } from '../../platform/context.ts';
import { streamRows } from '../../platform/database/queries/stream-rows.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import type { ApiEnv } from '../../platform/http/env.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import { readingFrom } from '../../platform/http/recent-writes.ts';
import { type CsvColumn, csvDownload } from '../../platform/http/responses/csv.ts';
import type { Limit } from '../../platform/http/security/limiter.ts';
import type { TaughtEnrolment } from './contract.ts';
import { countVisit } from './course-figures/count-visit.server.ts';
import { dropOffOf } from './course-figures/drop-off.server.ts';
import { funnelOf } from './course-figures/funnel.server.ts';
import { latestReviews } from './course-figures/latest-reviews.server.ts';
import * as routes from './endpoints.server.ts';
import { instructorSummary, requireOwnCourse } from './instructor-summary.server.ts';
import { adminStats } from './oversight/admin-stats.server.ts';
import { adminInbox } from './oversight/inbox.server.ts';
import { recentActivities } from './oversight/recent-activities.server.ts';
import { listTaughtEnrolments, presentEnrolment, sortedEnrolments } from './taught-enrolments.server.ts';
import { trendsOf } from './trends.server.ts';

/** Enough for a classroom that shares an IP address, and too few to make a course look popular. */
const visitsPerAddress: Limit = { name: 'course-visits', points: 240, seconds: 600 };

/** Figures and lists across features, for administrators and instructors. Mount it before the catalogue. */
export function reportsApi(ctx: Context) {
  const readable = (c: HttpContext<ApiEnv>) => readingFrom(ctx, c).db;
  return newApi()
    .openapi(
      routes.statsRoute,
      respond(routes.statsRoute, async (c) => ({ stats: await adminStats(readable(c)) })),
    )
    .openapi(
      routes.inboxRoute,
      respond(routes.inboxRoute, (c) => adminInbox(readable(c))),
    )
    .openapi(
      routes.activitiesRoute,
      respond(routes.activitiesRoute, (c) => recentActivities(readable(c))),
    )
    .openapi(
      routes.trendsRoute,
      respond(routes.trendsRoute, async (c) => ({
        trends: await trendsOf(readable(c), c.req.valid('query').period, ctx.clock()),
      })),
    )
    .openapi(
      routes.ownTrendsRoute,
      respond(routes.ownTrendsRoute, async (c) => {
        const { period, course } = c.req.valid('query');
        const instructorId = viewerOf(c)._id;
        const db = readable(c);
        if (course) await requireOwnCourse(db, instructorId, course);
        return { trends: await trendsOf(db, period, ctx.clock(), { instructorId, courseId: course }) };
      }),
    )
    .openapi(
      routes.summaryRoute,
      respond(routes.summaryRoute, async (c) => {
        const { course } = c.req.valid('query');
        const instructorId = viewerOf(c)._id;
        const db = readable(c);
        if (course) await requireOwnCourse(db, instructorId, course);
        return { summary: await instructorSummary(db, instructorId, course) };
      }),
    )
    .openapi(
      routes.visitRoute,
      respond(routes.visitRoute, async (c) => {
        await ctx.limiter.count(visitsPerAddress, c.get('address'));
        const visitor = { viewer: c.get('viewer'), userAgent: c.req.header('user-agent') ?? '' };
        await countVisit(ctx, c.req.valid('param').id, c.req.valid('json').kind, visitor);
        return done('Thank you');
      }),
    )
    .openapi(
      routes.funnelRoute,
      respond(routes.funnelRoute, async (c) => ({
        courses: await funnelOf(readable(c), viewerOf(c)._id, ctx.clock()),
      })),
    )
    .openapi(
      routes.dropOffRoute,
      respond(routes.dropOffRoute, async (c) => {
        const { course } = c.req.valid('query');
        await requireOwnCourse(readable(c), viewerOf(c)._id, course);
        return dropOffOf(readable(c), course);
      }),
    )
    .openapi(
      routes.latestReviewsRoute,
      respond(routes.latestReviewsRoute, async (c) => ({
        reviews: await latestReviews(readable(c), viewerOf(c)._id),
      })),
    )
    .openapi(
      routes.enrolledRoute,
      respond(routes.enrolledRoute, (c) =>
        listTaughtEnrolments(readable(c), viewerOf(c)._id, c.req.valid('query')),
      ),
    )
    .openapi(
      routes.enrolledCsvRoute,
      respond(routes.enrolledCsvRoute, (c) => {
        const rows = streamRows(sortedEnrolments(readable(c), viewerOf(c)._id, c.req.valid('query')));
        return csvDownload('enrolments', enrolmentColumns, presented(rows));
      }),
    );
}

type Rows = Parameters<typeof presentEnrolment>[0][];

async function* presented(batches: AsyncGenerator<Rows>): AsyncGenerator<TaughtEnrolment[]> {
  for await (const rows of batches) yield rows.map(presentEnrolment);
}

const enrolmentColumns: CsvColumn<TaughtEnrolment>[] = [
  ['Student', (row) => row.studentName],
  ['Email', (row) => row.studentEmail],
  ['Course', (row) => row.courseTitle],
  ['Enrolled', (row) => row.enrolledAt],
  ['Progress (%)', (row) => row.progress],
  ['Payment', (row) => row.paymentStatus],
  ['Amount (USD)', (row) => row.amountPaid],
  ['Status', (row) => row.status],
];
