import Plus from 'lucide-react/icons/plus';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { instructorCrumbs } from '../../../../../lib/page/course-crumbs.ts';
import { orNotFound } from '../../../../../lib/page/failures/or-not-found.ts';
import { scopeOf } from '../../../../../lib/page/scope.ts';
import { guardRole } from '../../../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../../../ui/actions/link-button.tsx';
import { Badge } from '../../../../../ui/display/badge.tsx';
import { PageHeader } from '../../../../../ui/navigation/page-header.tsx';
import { EmptyState } from '../../../../../ui/states/empty-state.tsx';
import { QuizCard } from '../../quiz-card.tsx';
import { authorPath, bankPath } from '../author-paths.ts';
import type { Route } from './+types/quizzes';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Quizzes · ${loaderData?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const param = segments({ id: args.params.courseId });
  const { quizzes, course, mayEdit } = await orNotFound(
    read(scopeOf(args).api.courses[':id'].quizzes.$get({ param })),
  );
  if (!mayEdit) throw new Response('Course not found', { status: 404 });
  return { quizzes, course };
}

/** The quizzes of an instructor's own course. */
export default function AuthoredQuizzes({ loaderData: { quizzes, course } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Quizzes"
        text="Short quizzes and mock exams from this course’s question bank."
        breadcrumbs={instructorCrumbs(course, { label: 'Quizzes' })}
        actions={
          <>
            <LinkButton to={bankPath(course._id)} variant="secondary">
              Question bank
            </LinkButton>
            <LinkButton to={`${authorPath(course._id)}/new`} icon={<Plus aria-hidden="true" />}>
              New quiz
            </LinkButton>
          </>
        }
      />
      {quizzes.length === 0 ? (
        <EmptyState
          className="mt-6"
          title="No quizzes yet"
          text="Write questions in the question bank first. Then choose some of them, or let each attempt draw from the bank."
        />
      ) : (
        <ul className="mt-6 grid gap-4 lg:grid-cols-2">
          {quizzes.map((quiz) => (
            <QuizCard
              key={quiz._id}
              quiz={quiz}
              to={`${authorPath(course._id)}/${quiz._id}`}
              action="Edit"
              badge={
                <Badge tone={quiz.isPublished ? 'green' : 'neutral'}>
                  {quiz.isPublished ? 'Shown to learners' : 'Hidden'}
                </Badge>
              }
            />
          ))}
        </ul>
      )}
    </>
  );
}
