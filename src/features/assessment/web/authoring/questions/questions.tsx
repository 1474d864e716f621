import Plus from 'lucide-react/icons/plus';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { defineList } from '../../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../../lib/list/load-list.ts';
import { guardRole } from '../../../../../lib/page/guard.ts';
import { scopeOf } from '../../../../../lib/page/scope.ts';
import { LinkButton } from '../../../../../ui/actions/link-button.tsx';
import { type BankQuestion, type QuestionList, QuestionQuery } from '../../../bank/contract.ts';
import { questionsPerPage } from '../../../limits.ts';
import { authorPath, bankPath, crumbs } from '../author-paths.ts';
import type { Route } from './+types/questions';
import { questionColumns } from './question-columns.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Question bank · ${loaderData?.list.data?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
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
    <LinkButton size="sm" variant="secondary" to={`${bankPath(course._id)}/${_id}`}>
      Edit
      <span className="sr-only"> {stem.slice(0, 80)}</span>
    </LinkButton>
  ),
  empty: 'No questions yet. Write the first one; quizzes and mock exams choose from here.',
  noMatch: 'No questions match your search.',
});

/** The question bank of an instructor's own course. */
export default function QuestionBank({ loaderData: { list, courseId } }: Route.ComponentProps) {
  const course = list.data?.course ?? { _id: courseId, title: 'Course' };
  return (
    <ListPage
      title="Question bank"
      text="Questions that quizzes and mock exams of this course choose from."
      breadcrumbs={crumbs(course, { label: 'Quizzes', to: authorPath(courseId) }, { label: 'Question bank' })}
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
            >
              {format.toUpperCase()}
              <span className="sr-only"> download</span>
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
