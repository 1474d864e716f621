import { ListPage } from '../../../../lib/list/list-page.tsx';
import { adminCrumbs, adminPath } from '../../../../lib/page/course-crumbs.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { bankHeading, bankTitle, loadBank, questionList } from '../authoring/questions/question-list.tsx';
import type { Route } from './+types/questions';

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: bankTitle(loaderData) }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  return loadBank(args);
}

const questions = questionList({
  open: 'Open',
  bankPath: (courseId) => `${adminPath(courseId)}/questions`,
  empty: 'No questions yet. The instructor writes them.',
});

/** The question bank of any course. */
export default function QuestionBank({ loaderData: { list, course } }: Route.ComponentProps) {
  return (
    <ListPage
      {...bankHeading}
      breadcrumbs={adminCrumbs(course, { label: 'Question bank' })}
      list={questions}
      loaded={list}
    />
  );
}
