import { ListPage } from '../../../../lib/list/list-page.tsx';
import { adminCrumbs, adminPath } from '../../../../lib/page/course-crumbs.ts';
import { guardAdmin } from '../../../../lib/page/guard.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { loadQuestions, questionList } from '../authoring/questions/question-list.tsx';
import type { Route } from './+types/questions';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Question bank · ${loaderData?.list.data?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { courseId } = args.params;
  const list = await loadQuestions(args.request, scopeOf(args), courseId);
  return { list, courseId };
}

const questions = questionList({
  open: 'Open',
  bankPath: (courseId) => `${adminPath(courseId)}/questions`,
  empty: 'No questions yet. The instructor writes them.',
});

/** The question bank of any course. */
export default function QuestionBank({ loaderData: { list, courseId } }: Route.ComponentProps) {
  const course = list.data?.course ?? { _id: courseId, title: 'Course' };
  return (
    <ListPage
      title="Question bank"
      text="Quizzes and mock exams of this course choose from here. Questions that learners have reported come first."
      breadcrumbs={adminCrumbs(course, { label: 'Question bank' })}
      list={questions}
      loaded={list}
    />
  );
}
