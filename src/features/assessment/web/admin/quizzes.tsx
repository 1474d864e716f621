import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { limits } from '../../../../contract/constants.ts';
import { refusedDecision } from '../../../../lib/form/decision.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { oneOf, required, text } from '../../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../../lib/form/send-form.ts';
import { addressOf } from '../../../../lib/page/address-of.ts';
import { adminCrumbs, adminPath } from '../../../../lib/page/course-crumbs.ts';
import { orNotFound } from '../../../../lib/page/failures/or-not-found.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { EndedAttempts } from '../authoring/quizzes/ended-attempts.tsx';
import { StuckLearners } from '../authoring/quizzes/stuck-learners.tsx';
import { shortRules } from '../quiz-rules.ts';
import type { Route } from './+types/quizzes';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Quizzes · ${loaderData?.course.title ?? 'Course'} · Milepost` },
];

const verbs: Partial<Record<string, string>> = { void: 'void this attempt' };
const failedTo = (intent: FormDataEntryValue | null) =>
  `We couldn’t ${verbs[String(intent)] ?? 'give this learner one more attempt'}.`;

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { api } = scopeOf(args);
  const { quizzes, course } = await orNotFound(
    read(api.courses[':id'].quizzes.$get({ param: segments({ id: args.params.courseId }) })),
  );
  const search = new URL(args.request.url).searchParams.get('learner') ?? '';
  const query = { search: search.slice(0, limits.searchLength) };
  const withAttempts = quizzes.map(async (quiz) => {
    const one = api.quizzes[':quizId'];
    const param = segments({ quizId: quiz._id });
    const gates = quiz.isRequired && quiz.maxAttempts !== null;
    const [stuck, ended] = await Promise.all([
      gates ? read(one['extra-attempts'].$get({ param })) : null,
      read(one.attempts.$get({ param, query })),
    ]);
    return { quiz, stuck, ended };
  });
  return { course, quizzes: await Promise.all(withAttempts), search };
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  const page = addressOf(args);
  const { api } = scopeOf(args);
  try {
    if (oneOf(form, 'intent', ['extra', 'void']) === 'void') {
      const param = segments({ attemptId: required(form, 'attemptId') });
      const json = { reason: text(form, 'reason') };
      const { message } = await read(api.attempts[':attemptId'].voiding.$post({ param, json }));
      return redirectWithToast(page, message);
    }
    const param = segments({ quizId: required(form, 'quizId') });
    const json = { userId: required(form, 'userId') };
    const { message } = await read(api.quizzes[':quizId']['extra-attempts'].$post({ param, json }));
    return redirectWithToast(page, message);
  } catch (error) {
    return refusedDecision(page, failedTo(form.get('intent')), form, error);
  }
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failedTo);

/** The quizzes of a course, where an administrator may give learners one more attempt and void attempts. */
export default function Quizzes({ loaderData, actionData }: Route.ComponentProps) {
  const { course, quizzes, search } = loaderData;
  const failure = failureIn(actionData);
  return (
    <>
      <PageHeader
        title="Quizzes"
        text={course.title}
        breadcrumbs={adminCrumbs(course, { label: 'Quizzes' })}
        actions={
          <LinkButton to={`${adminPath(course._id)}/questions`} variant="secondary">
            Question bank
          </LinkButton>
        }
      />
      {quizzes.length === 0 && (
        <EmptyState className="mt-6" title="No quizzes" text="The instructor hasn’t added a quiz yet." />
      )}
      <div className="mt-6 max-w-3xl space-y-4">
        {quizzes.map(({ quiz, stuck, ended }) => (
          <Card as="section" key={quiz._id} aria-labelledby={quiz._id}>
            <h2 id={quiz._id} className="wrap-anywhere text-xl">
              {quiz.title}
            </h2>
            <p className="mt-1 text-ink-2">{shortRules(quiz)}</p>
            {stuck && <StuckLearners stuck={stuck} quizId={quiz._id} level="h3" failure={failure} />}
            <EndedAttempts ended={ended} quizId={quiz._id} search={search} level="h3" failure={failure} />
          </Card>
        ))}
      </div>
    </>
  );
}
