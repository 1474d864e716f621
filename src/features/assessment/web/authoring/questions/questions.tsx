import Plus from 'lucide-react/icons/plus';
import { ListPage } from '../../../../../lib/list/list-page.tsx';
import { guardRole } from '../../../../../lib/page/viewer/guard.ts';
import { downloadIfThere } from '../../../../../ui/actions/check-download.ts';
import { LinkButton } from '../../../../../ui/actions/link-button.tsx';
import { bankPath, quizCrumbs } from '../author-paths.ts';
import type { Route } from './+types/questions';
import { bankHeading, bankTitle, loadBank, questionList } from './question-list.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: bankTitle(loaderData) }];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  return loadBank(args);
}

const questions = questionList({
  open: 'Edit',
  bankPath,
  empty: 'No questions yet. Write the first one; quizzes and mock exams draw on the bank.',
});

/** The question bank of an instructor's own course. */
export default function QuestionBank({ loaderData: { list, course } }: Route.ComponentProps) {
  return (
    <ListPage
      {...bankHeading}
      breadcrumbs={quizCrumbs(course, { label: 'Question bank' })}
      actions={
        <>
          <LinkButton to={`${bankPath(course._id)}/import`} variant="secondary">
            Import
          </LinkButton>
          {(['gift', 'csv'] as const).map((format) => (
            <LinkButton
              key={format}
              to={`/api/courses/${course._id}/questions.${format}`}
              reloadDocument
              variant="secondary"
              onClick={(event) => void downloadIfThere(event)}
            >
              Export {format.toUpperCase()}
            </LinkButton>
          ))}
          <LinkButton to={`${bankPath(course._id)}/new`} icon={<Plus aria-hidden="true" />}>
            New question
          </LinkButton>
        </>
      }
      list={questions}
      loaded={list}
    />
  );
}
