import { done } from '../../../contract/api/responses.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import type { Context } from '../../../platform/context.ts';
import { newApi } from '../../../platform/http/api.ts';
import { respond } from '../../../platform/http/endpoint.ts';
import { viewerOf } from '../../../platform/http/permission.ts';
import { answerPractice, practise } from '../practice/practise.server.ts';
import { reportQuestion, resolveReports } from '../quality/report-question.server.ts';
import { questionStatistics } from '../quality/statistics.server.ts';
import { voidQuestion } from '../quality/void-question.server.ts';
import * as routes from './endpoints.server.ts';
import { exportCsv, exportGift } from './exchange/export-questions.server.ts';
import { importQuestions } from './exchange/import-questions.server.ts';
import { showQuestion } from './read-questions.server.ts';

/** Limits reports, because a learner's first report about each question emails the instructor. */
const reports = { name: 'question-reports', points: 30, seconds: 3600 };

/** Import, export, statistics, reports, voiding and practice. */
export function bankApi(ctx: Context) {
  return newApi()
    .openapi(
      routes.importRoute,
      respond(routes.importRoute, async (c) => {
        const imported = await importQuestions(
          ctx,
          viewerOf(c),
          c.req.valid('param').id,
          c.req.valid('json'),
        );
        return done(`${counted(imported.added, 'question')} added.`, imported);
      }),
    )
    .openapi(
      routes.giftRoute,
      respond(routes.giftRoute, (c) => exportGift(ctx.db, viewerOf(c), c.req.valid('param').id)),
    )
    .openapi(
      routes.csvRoute,
      respond(routes.csvRoute, (c) => exportCsv(ctx.db, viewerOf(c), c.req.valid('param').id)),
    )
    .openapi(
      routes.statisticsRoute,
      respond(routes.statisticsRoute, (c) =>
        questionStatistics(ctx.db, viewerOf(c), c.req.valid('param').questionId),
      ),
    )
    .openapi(
      routes.resolveRoute,
      respond(routes.resolveRoute, async (c) => {
        const { questionId } = c.req.valid('param');
        await resolveReports(ctx, () => showQuestion(ctx.db, viewerOf(c), questionId), {
          questionId,
          ...c.req.valid('query'),
        });
        return done('The reports have been resolved.');
      }),
    )
    .openapi(
      routes.voidRoute,
      respond(routes.voidRoute, async (c) => {
        await voidQuestion(ctx, viewerOf(c), c.req.valid('param').questionId, c.req.valid('json'));
        return done('The question has been voided. Scores will go up within a minute.');
      }),
    )
    .openapi(
      routes.reportRoute,
      respond(routes.reportRoute, async (c) => {
        const reader = viewerOf(c);
        await ctx.limiter.count(reports, reader._id);
        await reportQuestion(ctx, reader, c.req.valid('param'), c.req.valid('json').text);
        return done('Thank you. We’ve told your instructor.');
      }),
    )
    .openapi(
      routes.practiceRoute,
      respond(routes.practiceRoute, (c) =>
        practise(ctx, viewerOf(c), c.req.valid('param').id, c.req.valid('query')),
      ),
    )
    .openapi(
      routes.answerPracticeRoute,
      respond(routes.answerPracticeRoute, async (c) => {
        const { questionId } = c.req.valid('param');
        const answered = await answerPractice(ctx, viewerOf(c), questionId, c.req.valid('json'));
        return done(answered.review.isCorrect ? 'Correct.' : 'Not correct.', answered);
      }),
    );
}
