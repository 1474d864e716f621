import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { orToDashboard } from '../../../lib/page/failures/or-to-dashboard.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { Quiz } from '../contract.ts';
import type { Route } from './+types/quizzes';
import { QuizCard } from './quiz-card.tsx';
import { practicePath, quizPath } from './quiz-paths.ts';
import { AttemptBadge } from './results/attempt-badge.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Quizzes · ${loaderData?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const param = segments({ id: args.params.courseId });
  const { quizzes, practice } = scopeOf(args).api.courses[':id'];
  const list = await orToDashboard(read(quizzes.$get({ param })));
  // A course without quizzes may still have questions to practise.
  const canPractise =
    list.quizzes.length > 0 || (await read(practice.$get({ param, query: {} }))).domains.length > 0;
  return { ...list, canPractise };
}

/** The quizzes and mock exams of a course. */
export default function Quizzes({ loaderData: { quizzes, course, canPractise } }: Route.ComponentProps) {
  const breadcrumbs = [{ label: course.title, to: `/dashboard/courses/${course._id}` }, { label: 'Quizzes' }];
  return (
    <>
      <PageHeader
        title="Quizzes"
        text="Test what you know, and see what to revisit."
        breadcrumbs={breadcrumbs}
        actions={
          canPractise && (
            <LinkButton to={practicePath(course._id)} variant="secondary">
              Practise by domain
            </LinkButton>
          )
        }
      />
      {quizzes.length === 0 ? (
        <EmptyState
          className="mt-6"
          title="No quizzes yet"
          text="This course has no quizzes at the moment."
        />
      ) : (
        <ul className="mt-6 grid gap-4 lg:grid-cols-2">
          {quizzes.map((quiz) => (
            <QuizCard
              key={quiz._id}
              quiz={quiz}
              to={quizPath(quiz.course._id, quiz._id)}
              action={actionOf(quiz.attempts)}
              badge={quiz.attempts[0] && <AttemptBadge attempt={quiz.attempts[0]} />}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** The label of a quiz's link, which depends on the latest attempt. */
function actionOf([latest]: Quiz['attempts']): string {
  if (!latest) return 'Open';
  return latest.state === 'open' ? 'Continue' : 'See your attempts';
}
