import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { defineList } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { adminCrumbs, adminPath } from '../../../../lib/page/admin-course.ts';
import { guardAdmin } from '../../../../lib/page/guard.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { type BankQuestion, type QuestionList, QuestionQuery } from '../../bank/contract.ts';
import { questionsPerPage } from '../../limits.ts';
import { questionColumns } from '../authoring/questions/question-columns.tsx';
import type { Route } from './+types/questions';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Question bank · ${loaderData?.list.data?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { courseId } = args.params;
  const { questions } = scopeOf(args).api.courses[':id'];
  const list = await loadList(args.request, { query: QuestionQuery, limit: questionsPerPage }, (query) =>
    read(questions.$get({ param: segments({ id: courseId }), query })),
  );
  return { list, courseId };
}

const questions = defineList({
  rows: (list: QuestionList): BankQuestion[] => list.questions,
  caption: 'Question bank',
  things: 'questions',
  thing: 'question',
  search: { label: 'Search questions' },
  columns: questionColumns,
  rowActions: ({ _id, course, stem }) => (
    <LinkButton size="sm" variant="secondary" to={`${adminPath(course._id)}/questions/${_id}`}>
      Open
      <span className="sr-only"> {stem.slice(0, 80)}</span>
    </LinkButton>
  ),
  empty: 'No questions yet. The instructor writes them.',
  noMatch: 'No questions match your search.',
});

/** The question bank of any course. */
export default function QuestionBank({ loaderData: { list, courseId } }: Route.ComponentProps) {
  const course = list.data?.course ?? { _id: courseId, title: 'Course' };
  return (
    <ListPage
      title="Question bank"
      text="Questions that quizzes and mock exams of this course choose from."
      breadcrumbs={adminCrumbs(course, { label: 'Question bank' })}
      list={questions}
      loaded={list}
    />
  );
}
