import { done } from '../../contract/api/responses.ts';
import type { Context } from '../../platform/context.ts';
import { newApi } from '../../platform/http/api.ts';
import { respond } from '../../platform/http/endpoint.ts';
import { viewerOf } from '../../platform/http/permission.ts';
import type { AssessmentDependencies } from './access.server.ts';
import { bankApi } from './bank/api.server.ts';
import { listQuestions, showQuestion } from './bank/read-questions.server.ts';
import { addQuestion, changeQuestion, removeQuestion } from './bank/save-question.server.ts';
import * as routes from './endpoints.server.ts';
import { giveExtraAttempt, listStuck } from './quizzes/extra-attempts.server.ts';
import { listQuizzes, openQuiz, showQuiz } from './quizzes/read-quizzes.server.ts';
import { changeQuiz, createQuiz, deleteQuiz } from './quizzes/save-quiz.server.ts';
import { listEnded, voidAttempt } from './quizzes/void-attempt.server.ts';
import { saveAnswer } from './taking/save-answer.server.ts';
import { showAsked, showAttempt } from './taking/show-attempt.server.ts';
import { startAttempt } from './taking/start-attempt.server.ts';
import { submitAttempt } from './taking/submit-attempt.server.ts';
import { endBreak, takeBreak } from './taking/take-break.server.ts';

/** Question banks and quizzes of courses, and learners' attempts at them. */
export function assessmentApi(ctx: Context, deps: AssessmentDependencies) {
  return newApi().route('/', authoringApi(ctx)).route('/', bankApi(ctx)).route('/', takingApi(ctx, deps));
}

function authoringApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.questionsRoute,
      respond(routes.questionsRoute, (c) =>
        listQuestions(ctx.db, viewerOf(c), c.req.valid('param').id, c.req.valid('query')),
      ),
    )
    .openapi(
      routes.addQuestionRoute,
      respond(routes.addQuestionRoute, async (c) => {
        const id = await addQuestion(ctx, viewerOf(c), c.req.valid('param').id, c.req.valid('json'));
        return done('The question has been added.', {
          question: await showQuestion(ctx.db, viewerOf(c), id),
        });
      }),
    )
    .openapi(
      routes.questionRoute,
      respond(routes.questionRoute, async (c) => ({
        question: await showQuestion(ctx.db, viewerOf(c), c.req.valid('param').questionId),
      })),
    )
    .openapi(
      routes.changeQuestionRoute,
      respond(routes.changeQuestionRoute, async (c) => {
        const { questionId } = c.req.valid('param');
        await changeQuestion(ctx, viewerOf(c), questionId, c.req.valid('json'));
        const question = await showQuestion(ctx.db, viewerOf(c), questionId);
        return done('The question has been saved.', { question });
      }),
    )
    .openapi(
      routes.removeQuestionRoute,
      respond(routes.removeQuestionRoute, async (c) => {
        await removeQuestion(ctx, viewerOf(c), c.req.valid('param').questionId);
        return done('The question has been removed.');
      }),
    )
    .openapi(
      routes.createQuizRoute,
      respond(routes.createQuizRoute, async (c) => {
        const id = await createQuiz(ctx, viewerOf(c), c.req.valid('param').id, c.req.valid('json'));
        return done('The quiz has been created.', { quiz: await showQuiz(ctx.db, viewerOf(c), id) });
      }),
    )
    .openapi(
      routes.editedQuizRoute,
      respond(routes.editedQuizRoute, async (c) => ({
        quiz: await showQuiz(ctx.db, viewerOf(c), c.req.valid('param').quizId),
      })),
    )
    .openapi(
      routes.changeQuizRoute,
      respond(routes.changeQuizRoute, async (c) => {
        const { quizId } = c.req.valid('param');
        await changeQuiz(ctx, viewerOf(c), quizId, c.req.valid('json'));
        return done('The quiz has been saved.', { quiz: await showQuiz(ctx.db, viewerOf(c), quizId) });
      }),
    )
    .openapi(
      routes.deleteQuizRoute,
      respond(routes.deleteQuizRoute, async (c) => {
        await deleteQuiz(ctx, viewerOf(c), c.req.valid('param').quizId);
        return done('The quiz has been deleted.');
      }),
    )
    .openapi(
      routes.stuckRoute,
      respond(routes.stuckRoute, (c) => listStuck(ctx.db, viewerOf(c), c.req.valid('param').quizId)),
    )
    .openapi(
      routes.extraAttemptRoute,
      respond(routes.extraAttemptRoute, async (c) => {
        const { userId } = c.req.valid('json');
        const name = await giveExtraAttempt(ctx, viewerOf(c), c.req.valid('param').quizId, userId);
        return done(`${name} has one more attempt. We’ve emailed them.`);
      }),
    )
    .openapi(
      routes.endedRoute,
      respond(routes.endedRoute, (c) =>
        listEnded(ctx.db, viewerOf(c), c.req.valid('param').quizId, c.req.valid('query')),
      ),
    )
    .openapi(
      routes.voidAttemptRoute,
      respond(routes.voidAttemptRoute, async (c) => {
        const { attemptId } = c.req.valid('param');
        const name = await voidAttempt(ctx, viewerOf(c), attemptId, c.req.valid('json').reason);
        return done(`The attempt has been voided. We’ve emailed ${name}.`);
      }),
    );
}

function takingApi(ctx: Context, deps: AssessmentDependencies) {
  return newApi()
    .openapi(
      routes.quizzesRoute,
      respond(routes.quizzesRoute, (c) => listQuizzes(ctx, viewerOf(c), c.req.valid('param').id)),
    )
    .openapi(
      routes.quizRoute,
      respond(routes.quizRoute, async (c) => ({
        quiz: await openQuiz(ctx, viewerOf(c), c.req.valid('param').quizId),
      })),
    )
    .openapi(
      routes.startRoute,
      respond(routes.startRoute, async (c) => {
        const _id = await startAttempt(ctx, deps, viewerOf(c), c.req.valid('param').quizId);
        return done('Your attempt has started.', { attempt: { _id } });
      }),
    )
    .openapi(
      routes.attemptRoute,
      respond(routes.attemptRoute, async (c) => ({
        attempt: await showAttempt(ctx, deps, viewerOf(c), c.req.valid('param').attemptId),
      })),
    )
    .openapi(
      routes.answerRoute,
      respond(routes.answerRoute, async (c) => {
        const { attemptId, questionId } = c.req.valid('param');
        await saveAnswer(ctx, viewerOf(c), { attemptId, questionId }, c.req.valid('json'));
        const question = await showAsked(ctx, attemptId, questionId);
        return done('Your answer has been saved.', { question });
      }),
    )
    .openapi(
      routes.submitRoute,
      respond(routes.submitRoute, async (c) => {
        const { attemptId } = c.req.valid('param');
        await submitAttempt(ctx, deps, viewerOf(c), attemptId);
        return done('Your attempt has been submitted.', { attempt: { _id: attemptId } });
      }),
    )
    .openapi(
      routes.takeBreakRoute,
      respond(routes.takeBreakRoute, async (c) => {
        const { attemptId } = c.req.valid('param');
        await takeBreak(ctx, viewerOf(c), attemptId);
        return done('Your break has started.', { attempt: { _id: attemptId } });
      }),
    )
    .openapi(
      routes.endBreakRoute,
      respond(routes.endBreakRoute, async (c) => {
        const { attemptId } = c.req.valid('param');
        await endBreak(ctx, viewerOf(c), attemptId);
        return done('Your attempt continues.', { attempt: { _id: attemptId } });
      }),
    );
}
