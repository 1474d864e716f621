import { sql } from 'kysely';
import type { Viewer } from '../../../contract/viewer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { closedLectures } from '../../learning/index.server.ts';
import { inCurriculum, isQuizDone } from '../quizzes/quiz-done.server.ts';

/**
 * The questions of a course that a learner may practise. Practice shows the correct answer, so the pool leaves out
 * questions of quizzes that never show it, of required quizzes not done yet, of lectures not open yet and of the
 * learner's open attempts.
 */
export async function practicePool(db: Db, viewer: Viewer, courseId: string, now: Date) {
  const closed = await closedLectures(db, viewer._id, courseId, now);
  const { series, domains } = await closedTo(db, viewer, courseId);
  // An edit rarely changes the answer, so every version of a question in an open attempt is left out.
  const asked = db
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quizId')
    .innerJoin('questions', (join) => join.on(sql<boolean>`questions.id = any(attempts.question_ids)`))
    .select('questions.seriesId')
    .where('attempts.userId', '=', viewer._id)
    .where('attempts.state', '=', 'open')
    .where('quizzes.courseId', '=', courseId);
  return db
    .selectFrom('questions as q')
    .leftJoin('practiceCards as p', (join) =>
      join.onRef('p.seriesId', '=', 'q.seriesId').on('p.userId', '=', viewer._id),
    )
    .where('q.courseId', '=', courseId)
    .where('q.isCurrent', '=', true)
    .where('q.retiredAt', 'is', null)
    .$if(series.length > 0, (query) => query.where('q.seriesId', 'not in', series))
    .$if(domains.length > 0, (query) => query.where('q.domain', 'not in', domains))
    .$if(closed.length > 0, (query) =>
      query.where((q) => q.or([q('q.lectureId', 'is', null), q('q.lectureId', 'not in', closed)])),
    )
    .where('q.seriesId', 'not in', asked);
}

async function closedTo(db: Db, viewer: Viewer, courseId: string) {
  const quizzes = await db
    .selectFrom('quizzes')
    .select(['id', 'feedback', 'isPublished', 'questionSeries', 'perDomain'])
    .select(inCurriculum.as('isRequired'))
    .where('courseId', '=', courseId)
    .execute();
  const closed: typeof quizzes = [];
  for (const quiz of quizzes) {
    const isShown = quiz.isPublished || quiz.isRequired;
    const isAhead = quiz.isRequired && !(await isQuizDone(db, viewer._id, quiz.id));
    if (isShown && (quiz.feedback === 'never' || isAhead)) closed.push(quiz);
  }
  return {
    series: closed.flatMap(({ questionSeries }) => questionSeries),
    domains: closed.flatMap(({ perDomain }) => Object.keys(perDomain ?? {})),
  };
}
