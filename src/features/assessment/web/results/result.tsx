import { redirect } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { Markdown } from '../../../../lib/markdown/markdown.tsx';
import { orToDashboard } from '../../../../lib/page/failures/or-to-dashboard.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { OpenQuiz } from '../open-quiz.tsx';
import { attemptPath, quizPath, quizzesPath } from '../quiz-paths.ts';
import { ReportQuestion } from '../report-question.tsx';
import type { Route } from './+types/result';
import { AnswerOverview, anchorOf } from './answer-overview.tsx';
import { LateAnswers } from './late-answers.tsx';
import { Review } from './review.tsx';
import { Score } from './score.tsx';
import { Trend } from './trend.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Result · ${loaderData?.attempt.quiz.title ?? 'Quiz'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const { attemptId, courseId } = args.params;
  const param = segments({ attemptId });
  const { attempt } = await orToDashboard(read(scopeOf(args).api.attempts[':attemptId'].$get({ param })));
  if (attempt.state === 'open') throw redirect(attemptPath(courseId, attemptId));
  return { attempt };
}

/** The score of an attempt, by domain, and the review of its answers if the quiz gives one. */
export default function Result({ loaderData: { attempt } }: Route.ComponentProps) {
  const { quiz, course, questions } = attempt;
  return (
    <>
      <PageHeader
        title="Your result"
        text={quiz.title}
        breadcrumbs={[
          { label: course.title, to: `/dashboard/courses/${course._id}` },
          { label: 'Quizzes', to: quizzesPath(course._id) },
          { label: quiz.title, to: quizPath(course._id, quiz._id) },
          { label: 'Result' },
        ]}
        actions={
          <>
            <LinkButton variant="secondary" to={quizPath(course._id, quiz._id)}>
              Back to the quiz
            </LinkButton>
            <LinkButton to={`/dashboard/courses/${course._id}`}>Continue the course</LinkButton>
          </>
        }
      />
      <LateAnswers key={attempt._id} attemptId={attempt._id} />
      <Score attempt={attempt} />
      <Trend attempt={attempt} />
      {questions.length > 0 ? (
        <section className="mt-8 max-w-3xl" aria-labelledby="answers">
          <h2 id="answers" className="text-xl">
            Your answers
          </h2>
          <AnswerOverview questions={questions} />
          <ol className="mt-6 space-y-4">
            {questions.map((question, index) => (
              <Card as="li" key={question._id} id={anchorOf(index)}>
                <h3 className="font-sans text-sm font-semibold text-ink-2">
                  Question {index + 1} · {question.domain}
                </h3>
                <Markdown className="mt-2" level={4}>
                  {question.stem}
                </Markdown>
                {question.options.length === 0 && (
                  <p className="wrap-anywhere mt-2 text-ink-2">
                    Your answer: {typeof question.value === 'string' ? question.value : 'none'}
                  </p>
                )}
                {question.review && (
                  <Review question={question} review={question.review} courseId={course._id} level={4} />
                )}
                {question.openQuiz && <OpenQuiz quiz={question.openQuiz} courseId={course._id} />}
                {question.isVoided ? (
                  <p className="mt-4 text-ink-2">
                    This question was voided. You get full marks for it, whatever you answered.
                  </p>
                ) : (
                  <ReportQuestion attemptId={attempt._id} questionId={question._id} />
                )}
              </Card>
            ))}
          </ol>
        </section>
      ) : (
        <p className="mt-6 text-ink-2">This quiz doesn’t show which answers were correct.</p>
      )}
    </>
  );
}
