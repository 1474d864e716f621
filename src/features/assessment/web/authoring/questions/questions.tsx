import Plus from 'lucide-react/icons/plus';
import { ListPage } from '../../../../../lib/list/list-page.tsx';
import { instructorCrumbs } from '../../../../../lib/page/course-crumbs.ts';
import { guardRole } from '../../../../../lib/page/guard.ts';
import { scopeOf } from '../../../../../lib/page/scope.ts';
import { downloadIfThere } from '../../../../../ui/actions/check-download.ts';
import { LinkButton } from '../../../../../ui/actions/link-button.tsx';
import { authorPath, bankPath } from '../author-paths.ts';
import type { Route } from './+types/questions';
import { loadQuestions, questionList } from './question-list.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Question bank · ${loaderData?.list.data?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { courseId } = args.params;
  const list = await loadQuestions(args.request, scopeOf(args), courseId);
  return { list, courseId };
}

const questions = questionList({
  open: 'Edit',
  bankPath,
  empty: 'No questions yet. Write the first one; quizzes and mock exams choose from here.',
});

/** The question bank of an instructor's own course. */
export default function QuestionBank({ loaderData: { list, courseId } }: Route.ComponentProps) {
  const course = list.data?.course ?? { _id: courseId, title: 'Course' };
  return (
    <ListPage
      title="Question bank"
      text="Quizzes and mock exams of this course choose from here. Questions that learners have reported come first."
      breadcrumbs={instructorCrumbs(
        course,
        { label: 'Quizzes', to: authorPath(courseId) },
        { label: 'Question bank' },
      )}
      actions={
        <>
          <LinkButton to={`${bankPath(courseId)}/import`} variant="secondary">
            Import
          </LinkButton>
          {(['gift', 'csv'] as const).map((format) => (
            <LinkButton
              key={format}
              to={`/api/courses/${courseId}/questions.${format}`}
              reloadDocument
              variant="secondary"
              onClick={(event) => void downloadIfThere(event)}
            >
              Export {format.toUpperCase()}
            </LinkButton>
          ))}
          <LinkButton to={`${bankPath(courseId)}/new`} icon={<Plus aria-hidden="true" />}>
            New question
          </LinkButton>
        </>
      }
      list={questions}
      loaded={list}
    />
  );
}
