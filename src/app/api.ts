import { accountsApi, photosAmong, sessionCookieName } from '../features/accounts/index.server.ts';
import { adminApi } from '../features/admin/index.server.ts';
import { announcementsApi, unreadAnnouncements } from '../features/announcements/index.server.ts';
import {
  assessmentApi,
  hasQuizzes,
  imagesInQuestions,
  isQuizDone,
  missingExams,
} from '../features/assessment/index.server.ts';
import { authoringApi, renameInstructor, usedInCourses } from '../features/authoring/index.server.ts';
import { bundlesApi } from '../features/bundles/index.server.ts';
import { catalogueApi } from '../features/catalogue/index.server.ts';
import { certificatesApi, certificatesOf, certifiedCourses } from '../features/certificates/index.server.ts';
import { communityApi } from '../features/community/index.server.ts';
import { couponsApi } from '../features/coupons/index.server.ts';
import {
  badgeExpiryApi,
  badgePagesApi,
  issueLater,
  isWithdrawn,
  revokeCredential,
  validUntilOf,
  verifyBadgesApi,
} from '../features/credentials/index.server.ts';
import { earningsApi } from '../features/earnings/index.server.ts';
import { giftsApi } from '../features/gifts/index.server.ts';
import {
  completeCoursesLater,
  countLearners,
  dropEnrolments,
  isEnrolled,
  learningApi,
} from '../features/learning/index.server.ts';
import { liveSessionsApi, nextSession } from '../features/live-sessions/index.server.ts';
import {
  discardLater,
  discardNow,
  isOwnPicture,
  type MediaDependencies,
  mediaApi,
} from '../features/media/index.server.ts';
import { newsletterApi } from '../features/newsletter/index.server.ts';
import { notesApi } from '../features/notes/index.server.ts';
import {
  bankTransfersApi,
  forgetOrders,
  hasPaidOrders,
  isGiftRefundable,
  isPaymentPending,
  ordersApi,
  paymentsApi,
  receiptsAmong,
  refundGift,
  refundRequestsApi,
} from '../features/payments/index.server.ts';
import { payoutsApi } from '../features/payouts/index.server.ts';
import {
  courseCreditsApi,
  evidenceAmong,
  evidenceApi,
  proofsAmong,
  remindersApi,
  renewalsApi,
  schemesApi,
} from '../features/renewals/index.server.ts';
import { reportsApi } from '../features/reports/index.server.ts';
import { reviewsApi } from '../features/reviews/index.server.ts';
import { systemApi } from '../features/system/index.server.ts';
import { medianAnswerHours, threadsApi } from '../features/threads/index.server.ts';
import { transcriptsApi } from '../features/transcripts/index.server.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database/database.ts';
import { errorHandler, newApi, notFoundHandler, refuseOtherMethods } from '../platform/http/api.ts';
import { setRequestInfo } from '../platform/http/env.ts';
import { describeApi } from '../platform/http/openapi.ts';
import { dropUnreadBody } from '../platform/http/responses/unread-body.ts';
import { traceApiCalls } from '../platform/observability/tracing/trace-requests.ts';
import { courseCompleted } from './course-completed.server.ts';

/** What lower features need from higher ones, passed as parameters. */
const accountDependencies = {
  mayUsePhoto: isOwnPicture,
  photoReplaced: discardLater,
  nameChanged: renameInstructor,
};

/** A file that none of these uses is deleted a day after its upload. */
export const mediaDependencies: MediaDependencies = {
  usedBy: [photosAmong, usedInCourses, receiptsAmong, proofsAmong, imagesInQuestions, evidenceAmong],
};

const catalogueDependencies = {
  isEnrolled,
  isPaymentPending,
  countLearners,
  answerHours: medianAnswerHours,
};

const authoringDependencies = {
  countLearners,
  curriculumChanged: completeCoursesLater,
  hasLearners: hasPaidOrders,
  onRemove: async (trx: Db, courseId: string, now: Date) => {
    await dropEnrolments(trx, courseId);
    await forgetOrders(trx, courseId, now);
  },
};

/** The whole API: every feature's endpoints, one line each. */
export function createApi(ctx: Context) {
  const base = newApi().basePath('/api');
  if (ctx.settings.tracing) base.use(traceApiCalls);
  base.use(setRequestInfo);
  base.use(refuseOtherMethods(base));
  base.use(dropUnreadBody);
  const features = base
    .route('/', accountsApi(ctx, accountDependencies))
    .route('/', mediaApi(ctx, mediaDependencies))
    .route(
      '/',
      authoringApi(ctx, {
        ...authoringDependencies,
        cleanUp: (assetIds) => discardNow(ctx, mediaDependencies, assetIds),
      }),
    )
    .route('/', reportsApi(ctx))
    .route('/', catalogueApi(ctx, catalogueDependencies))
    .route(
      '/',
      learningApi(ctx, {
        certificatesOf,
        certifiedCourses,
        courseCompleted,
        hasQuizzes,
        isQuizDone,
        missingExams,
        nextSession,
        unreadAnnouncements,
      }),
    )
    .route('/', reviewsApi(ctx))
    .route('/', notesApi(ctx))
    .route('/', threadsApi(ctx))
    .route('/', announcementsApi(ctx))
    .route('/', liveSessionsApi(ctx))
    .route('/', transcriptsApi(ctx))
    .route('/', assessmentApi(ctx, { courseCompleted }))
    .route(
      '/',
      certificatesApi(ctx, {
        approved: issueLater,
        revoked: revokeCredential,
        validUntil: validUntilOf,
        isWithdrawn,
      }),
    )
    .route('/', verifyBadgesApi(ctx))
    .route('/', badgeExpiryApi(ctx))
    .route('/', badgePagesApi(ctx))
    .route('/', renewalsApi(ctx))
    .route('/', courseCreditsApi(ctx))
    .route('/', schemesApi(ctx))
    .route('/', evidenceApi(ctx))
    .route('/', remindersApi(ctx))
    .route('/', couponsApi(ctx))
    .route('/', bundlesApi(ctx))
    .route('/', giftsApi(ctx, { refund: refundGift, isRefundable: isGiftRefundable }))
    .route('/', paymentsApi(ctx))
    .route('/', bankTransfersApi(ctx))
    .route('/', ordersApi(ctx))
    .route('/', refundRequestsApi(ctx))
    .route('/', payoutsApi(ctx))
    .route('/', earningsApi(ctx))
    .route('/', communityApi(ctx))
    .route('/', adminApi(ctx))
    .route('/', systemApi(ctx))
    .route('/', newsletterApi(ctx));
  const sessionCookie = sessionCookieName(ctx.settings.secure);
  const api = features.get('/openapi.json', (c) => c.json(describeApi(features, sessionCookie)));
  api.onError(errorHandler(ctx.log));
  api.notFound(notFoundHandler);
  return api;
}

export type Api = ReturnType<typeof createApi>;
