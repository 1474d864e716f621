import { Link, redirect } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { counted } from '../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { failureOr } from '../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/failures/or-connection-lost.ts';
import { orToDashboard } from '../../../lib/page/failures/or-to-dashboard.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../lib/page/viewer/guard.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { Quiz } from '../contract.ts';
import type { Route } from './+types/quiz';
import { attemptPath, quizzesPath, resultPath } from './quiz-paths.ts';
import { rulesOf } from './quiz-rules.ts';
import { AttemptBadge } from './results/attempt-badge.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.quiz.title ?? 'Quiz'} · Milepost` },
];

const failed = 'We couldn’t start the quiz.';

export async function loader(args: Route.LoaderArgs) {
  const { role } = guardSignedIn(args);
  const param = segments({ quizId: args.params.quizId });
  const { quiz } = await orToDashboard(read(scopeOf(args).api.quizzes[':quizId'].$get({ param })));
  return { quiz, isLearner: role === 'user' };
}

export async function action(args: Route.ActionArgs) {
  guardSignedIn(args);
  const { courseId, quizId } = args.params;
  const form = await args.request.formData();
  try {
    const param = segments({ quizId });
    const { attempt } = await read(scopeOf(args).api.quizzes[':quizId'].attempts.$post({ param }));
    return redirect(attemptPath(courseId, attempt._id));
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export { shouldRevalidate } from '../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

/** A quiz before it starts: its rules and the learner's earlier attempts. */
export default function QuizPage({ loaderData: { quiz, isLearner }, actionData }: Route.ComponentProps) {
  const { course } = quiz;
  return (
    <>
      <PageHeader
        title={quiz.title}
        breadcrumbs={[
          { label: course.title, to: `/dashboard/courses/${course._id}` },
          { label: 'Quizzes', to: quizzesPath(course._id) },
          { label: quiz.title },
        ]}
      />
      <Card padding="lg" className="mt-6 max-w-3xl">
        {quiz.introduction && (
          <p className="wrap-anywhere mb-4 max-w-prose whitespace-pre-line">{quiz.introduction}</p>
        )}
        <h2 className="text-xl">How it works</h2>
        <ul className="mt-2 list-disc space-y-1 ps-5">
          {rulesOf(quiz).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          <li>
            Every answer is saved as you give it. If your connection drops, we’ll send it when you’re back
            online.
          </li>
        </ul>
        <ApiForm failure={failureIn(actionData)} className="mt-6">
          {({ busy }) => (isLearner ? <Start quiz={quiz} busy={busy} /> : null)}
        </ApiForm>
      </Card>
      {quiz.attempts.length > 0 && <Attempts quiz={quiz} />}
    </>
  );
}

function Start({
  quiz: { attempts, attemptsLeft, startsAt, opensAt, questionCount },
  busy,
}: {
  quiz: Quiz;
  busy: boolean;
}) {
  const isOpen = attempts.some(({ state }) => state === 'open');
  if (!isOpen && opensAt)
    return (
      <p>
        This quiz opens on <LocalTime format="time" iso={opensAt} />.
      </p>
    );
  if (!isOpen && attemptsLeft === 0) return <p>You have no attempts left.</p>;
  if (!isOpen && startsAt)
    return (
      <p>
        You can start the next attempt from <LocalTime format="time" iso={startsAt} />.
      </p>
    );
  if (!isOpen && questionCount === 0) return <p>This quiz has no questions yet.</p>;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button type="submit" busy={busy}>
        {isOpen ? 'Continue' : 'Start'}
      </Button>
      {attemptsLeft !== null && !isOpen && (
        <span className="text-ink-2">{counted(attemptsLeft, 'attempt')} left</span>
      )}
    </div>
  );
}

function Attempts({ quiz: { attempts, course } }: { quiz: Quiz }) {
  return (
    <section className="mt-8 max-w-3xl" aria-labelledby="attempts">
      <h2 id="attempts" className="text-xl">
        Your attempts
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {attempts.map((attempt) => (
          <li key={attempt._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span>
              <LocalTime format="time" iso={attempt.startedAt} />
            </span>
            <span className="flex flex-wrap items-center gap-4">
              <AttemptBadge attempt={attempt} />
              {attempt.state !== 'open' && (
                <Link to={resultPath(course._id, attempt._id)} className="link">
                  Show result
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
