import { Done, done } from '../../contract/api/responses.ts';
import { anyone, members } from '../../contract/viewer.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { endpoint, respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import * as shapes from './contract.ts';
import { listEnrolments } from './enrolments/list-enrolments.server.ts';
import {
  courseProgress,
  type LearningDependencies,
  markWelcomed,
  studyCourse,
} from './enrolments/study-course.server.ts';
import { answerDesk, deskOf } from './plan/learner-desk.server.ts';
import { recommendCourses } from './plan/recommend-courses.server.ts';
import { setTargetDate } from './plan/set-target-date.server.ts';
import { completeLecture } from './progress/complete-lecture.server.ts';
import { openLectureMedia } from './progress/open-lecture.server.ts';
import { savePlayback } from './progress/save-playback.server.ts';

const tag = 'Learning';

const enrolmentsRoute = endpoint({
  operationId: 'listOwnEnrolments',
  method: 'get',
  path: '/dashboard/enrolments',
  tag,
  allow: members,
  summary: 'Your courses and your progress in each',
  query: shapes.EnrolmentQuery,
  response: shapes.EnrolmentList,
});

const recommendationsRoute = endpoint({
  operationId: 'listRecommendations',
  method: 'get',
  path: '/dashboard/recommendations',
  tag,
  allow: members,
  summary: 'Courses you may want next, each with the reason',
  query: shapes.RecommendationQuery,
  response: shapes.RecommendationList,
});

const deskRoute = endpoint({
  operationId: 'getOwnDesk',
  method: 'get',
  path: '/dashboard/desk',
  tag,
  allow: members,
  summary: 'Your answer to “What’s on your desk?”',
  response: shapes.Desk,
});

const answerDeskRoute = endpoint({
  operationId: 'answerOwnDesk',
  method: 'put',
  path: '/dashboard/desk',
  tag,
  allow: members,
  summary: 'Answer or skip “What’s on your desk?”; the answer shapes your recommendations',
  body: shapes.DeskBody,
  response: Done,
});

const targetDateRoute = endpoint({
  operationId: 'setTargetDate',
  method: 'put',
  path: '/courses/{id}/target-date',
  tag,
  allow: members,
  summary: 'Set a target date for finishing and get a weekly plan; null clears it',
  params: shapes.CourseParams,
  body: shapes.TargetDateBody,
  response: shapes.TargetDateSet,
  failures: [409],
});

const studyRoute = endpoint({
  operationId: 'getStudy',
  method: 'get',
  path: '/courses/{id}/study',
  tag,
  allow: members,
  summary: 'Everything the player needs: curriculum, progress and certificate',
  params: shapes.CourseParams,
  response: shapes.Study,
});

const welcomeRoute = endpoint({
  operationId: 'markWelcomeSeen',
  method: 'put',
  path: '/courses/{id}/welcome',
  tag,
  allow: members,
  summary: 'Mark the welcome message as seen',
  params: shapes.CourseParams,
  response: Done,
});

const progressRoute = endpoint({
  operationId: 'getProgress',
  method: 'get',
  path: '/courses/{id}/progress',
  tag,
  allow: members,
  summary: 'Your progress in a course',
  params: shapes.CourseParams,
  response: shapes.Progress,
});

const completeRoute = endpoint({
  operationId: 'completeLecture',
  method: 'put',
  path: '/courses/{id}/progress',
  tag,
  allow: members,
  summary: 'Mark a lecture as completed: a video watched or a text read to the end, or a quiz passed',
  params: shapes.CourseParams,
  body: shapes.CompleteBody,
  response: shapes.Completed,
  failures: [404, 409],
});

const playbackRoute = endpoint({
  operationId: 'savePlayback',
  method: 'put',
  path: '/courses/{id}/lectures/{lectureId}/playback',
  tag,
  allow: members,
  summary: 'Save your place in a lecture; the response contains what was stored',
  params: shapes.LectureParams,
  body: shapes.PlaybackBody,
  response: shapes.PlaybackStored,
  failures: [404],
});

const mediaRoute = endpoint({
  operationId: 'getLectureMedia',
  method: 'get',
  path: '/courses/{id}/lectures/{lectureId}/media',
  tag,
  allow: anyone,
  summary:
    'Short-lived URLs for the video, captions and resources of a lecture; open to anyone for the free preview',
  params: shapes.LectureParams,
  response: shapes.LectureMedia,
  failures: [401, 403, 404],
});

/** Taking a course: watch, save the position, complete lectures. */
export function learningApi(ctx: Context, deps: LearningDependencies) {
  return newApi()
    .openapi(
      enrolmentsRoute,
      respond(enrolmentsRoute, (c) => listEnrolments(ctx, deps, viewerOf(c)._id, c.req.valid('query'))),
    )
    .openapi(
      recommendationsRoute,
      respond(recommendationsRoute, async (c) => {
        const { limit } = c.req.valid('query');
        const recommendations = await recommendCourses(ctx, viewerOf(c)._id, limit);
        return { recommendations, total: recommendations.length, page: 1, limit };
      }),
    )
    .openapi(
      deskRoute,
      respond(deskRoute, async (c) => ({ answer: await deskOf(ctx.db, viewerOf(c)._id) })),
    )
    .openapi(
      answerDeskRoute,
      respond(answerDeskRoute, async (c) => {
        const { answer } = c.req.valid('json');
        await answerDesk(ctx, viewerOf(c)._id, answer);
        return done(
          answer === 'skipped' ? 'We won’t ask again.' : 'Thank you. Your recommendations are ready.',
        );
      }),
    )
    .openapi(
      targetDateRoute,
      respond(targetDateRoute, async (c) => {
        const { date } = c.req.valid('json');
        const set = await setTargetDate(ctx, viewerOf(c)._id, c.req.valid('param').id, date);
        return done(date === null ? 'The date has been cleared.' : 'Your date has been set.', set);
      }),
    )
    .openapi(
      studyRoute,
      respond(studyRoute, (c) => studyCourse(ctx, deps, viewerOf(c)._id, c.req.valid('param').id)),
    )
    .openapi(
      welcomeRoute,
      respond(welcomeRoute, async (c) => {
        await markWelcomed(ctx, viewerOf(c)._id, c.req.valid('param').id);
        return done('Enjoy the course!');
      }),
    )
    .openapi(
      progressRoute,
      respond(progressRoute, (c) => courseProgress(ctx, viewerOf(c)._id, c.req.valid('param').id)),
    )
    .openapi(
      completeRoute,
      respond(completeRoute, async (c) => {
        const what = { courseId: c.req.valid('param').id, lectureId: c.req.valid('json').lectureId };
        const { percent, completed, completedLectures } = await completeLecture(
          ctx,
          deps,
          viewerOf(c)._id,
          what,
        );
        return done('Lecture completed!', {
          progress: percent,
          progressPercentage: percent,
          completed,
          completedLectures,
        });
      }),
    )
    .openapi(
      playbackRoute,
      respond(playbackRoute, async (c) => {
        const { id, lectureId } = c.req.valid('param');
        const stored = await savePlayback(
          ctx,
          viewerOf(c)._id,
          { courseId: id, lectureId },
          c.req.valid('json'),
        );
        return done('Your place has been saved.', stored);
      }),
    )
    .openapi(
      mediaRoute,
      respond(mediaRoute, (c) => {
        const { id, lectureId } = c.req.valid('param');
        return openLectureMedia(ctx, deps, c.get('viewer'), { courseId: id, lectureId });
      }),
    );
}
