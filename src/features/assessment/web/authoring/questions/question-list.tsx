import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { beginning, withoutMarkup } from '../../../../../contract/text/markdown-rules.ts';
import { defineList } from '../../../../../lib/list/define-list.ts';
import { loadList } from '../../../../../lib/list/load-list.ts';
import { scopeOf } from '../../../../../lib/page/scope.ts';
import { LinkButton } from '../../../../../ui/actions/link-button.tsx';
import { type BankQuestion, type QuestionList, QuestionQuery } from '../../../bank/contract.ts';
import { questionsPerPage } from '../../../rules/limits.ts';
import { questionColumns } from './question-columns.tsx';

type Args = Parameters<typeof scopeOf>[0] & { request: Request; params: { courseId: string } };

/** A page of the question bank of a course, selected by the request's query parameters. */
export async function loadBank(args: Args) {
  const { api } = scopeOf(args);
  const { courseId } = args.params;
  const list = await loadList(args.request, { query: QuestionQuery, limit: questionsPerPage }, (query) =>
    read(api.courses[':id'].questions.$get({ param: segments({ id: courseId }), query })),
  );
  return { list, course: list.data?.course ?? { _id: courseId, title: 'Course' } };
}

/** The title of the page in the browser. */
export const bankTitle = (bank: Awaited<ReturnType<typeof loadBank>> | undefined) =>
  `Question bank · ${bank?.course.title ?? 'Course'} · Milepost`;

/** The heading of the page. */
export const bankHeading = {
  title: 'Question bank',
  text: 'This course’s quizzes and mock exams draw on these questions. Questions that learners have reported come first.',
};

type Options = {
  /** The button of each question, and where it leads. */
  open: string;
  bankPath: (courseId: string) => string;
  empty: string;
};

/** The question bank of a course, for its instructor and for administrators. */
export const questionList = ({ open, bankPath, empty }: Options) =>
  defineList({
    rows: (list: QuestionList): BankQuestion[] => list.questions,
    caption: 'Question bank',
    things: 'questions',
    thing: 'question',
    search: { label: 'Search questions, domains and topics' },
    columns: questionColumns,
    rowActions: ({ _id, course, stem }) => (
      <LinkButton size="sm" variant="secondary" to={`${bankPath(course._id)}/${_id}`}>
        {open}
        <span className="sr-only"> {beginning(withoutMarkup(stem), 80)}</span>
      </LinkButton>
    ),
    empty,
    noMatch: 'No questions match your search.',
  });
