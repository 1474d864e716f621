import type { ApiClient } from '../../../../../contract/api/client.ts';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { limits, maxRows } from '../../../../../contract/constants.ts';
import { withoutMarkup } from '../../../../../contract/text/markdown-rules.ts';
import { ApiForm } from '../../../../../lib/form/api-form.tsx';
import { EditedRevision } from '../../../../../lib/form/conflicts/edited-revision.tsx';
import { refusedDecision } from '../../../../../lib/form/decision.ts';
import { renewId, useNewRecord } from '../../../../../lib/form/drafts/new-record.ts';
import { failureOr } from '../../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../../lib/form/failures/form-failure.ts';
import { FormButtons } from '../../../../../lib/form/form-buttons.tsx';
import { oneOf, text } from '../../../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../../../lib/form/send-form.ts';
import { addressOf } from '../../../../../lib/page/address-of.ts';
import { orNotFound } from '../../../../../lib/page/failures/or-not-found.ts';
import { redirectWithToast } from '../../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../../lib/page/scope.ts';
import { guardRole } from '../../../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../../../ui/actions/link-button.tsx';
import { Card } from '../../../../../ui/display/card.tsx';
import { PageHeader } from '../../../../../ui/navigation/page-header.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import type { QuestionList } from '../../../bank/contract.ts';
import { authorPath, bankPath, quizCrumbs } from '../author-paths.ts';
import { ConfirmedRemoval } from '../confirmed-removal.tsx';
import { isGone } from '../is-gone.ts';
import type { Route } from './+types/quiz';
import { EndedAttempts } from './ended-attempts.tsx';
import { QuizFormFields } from './quiz-form-fields.tsx';
import { comparedFields, quizValues, startValues } from './quiz-values.ts';
import { StuckLearners } from './stuck-learners.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.quiz?.title ?? 'New quiz'} · Milepost` },
];

const verbs: Partial<Record<string, string>> = {
  delete: 'delete the quiz',
  extra: 'give this learner one more attempt',
  void: 'void this attempt',
};
const failedTo = (intent: FormDataEntryValue | null) =>
  `We couldn’t ${verbs[String(intent)] ?? 'save the quiz'}.`;

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { api } = scopeOf(args);
  const { courseId, quizId } = args.params;
  const bank = await allQuestions(api, courseId);
  const quiz = quizId
    ? (await orNotFound(read(api.quizzes[':quizId'].edit.$get({ param: segments({ quizId }) })))).quiz
    : null;
  const questions = bank.questions.map(({ _id, stem, domain }) => ({
    _id,
    stem: withoutMarkup(stem) || 'Image',
    domain,
  }));
  const stuck =
    quiz?.isRequired && quiz.maxAttempts !== null
      ? await orNotFound(
          read(api.quizzes[':quizId']['extra-attempts'].$get({ param: segments({ quizId: quiz._id }) })),
        )
      : null;
  const search = new URL(args.request.url).searchParams.get('learner') ?? '';
  const ended = quiz
    ? await orNotFound(
        read(
          api.quizzes[':quizId'].attempts.$get({
            param: segments({ quizId: quiz._id }),
            query: { search: search.slice(0, limits.searchLength) },
          }),
        ),
      )
    : null;
  const newId = crypto.randomUUID();
  return { course: bank.course, domains: bank.domains, questions, quiz, stuck, ended, search, newId };
}

/** Every question of the bank: one that the form did not list would be dropped from the quiz. */
async function allQuestions(api: ApiClient, courseId: string): Promise<QuestionList> {
  const param = segments({ id: courseId });
  const pageOf = (page: number) =>
    orNotFound(read(api.courses[':id'].questions.$get({ param, query: { page, limit: maxRows } })));
  const first = await pageOf(1);
  const pages = Math.ceil(first.total / maxRows);
  const rest = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => pageOf(index + 2)));
  return { ...first, questions: [first, ...rest].flatMap(({ questions }) => questions) };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'instructor');
  const { api } = scopeOf(args);
  const { courseId, quizId } = args.params;
  const form = await args.request.formData();
  const intent = oneOf(form, 'intent', quizId ? ['save', 'delete', 'extra', 'void'] : ['save']);
  const here = addressOf(args);
  try {
    const one = api.quizzes[':quizId'];
    if (quizId && intent === 'delete') {
      const { message } = await read(one.$delete({ param: segments({ quizId }) }));
      return redirectWithToast(authorPath(courseId), message);
    }
    if (quizId && intent === 'extra') {
      const json = { userId: text(form, 'userId') };
      const { message } = await read(one['extra-attempts'].$post({ param: segments({ quizId }), json }));
      return redirectWithToast(here, message);
    }
    if (quizId && intent === 'void') {
      const param = segments({ attemptId: text(form, 'attemptId') });
      const json = { reason: text(form, 'reason') };
      const { message } = await read(api.attempts[':attemptId'].voiding.$post({ param, json }));
      return redirectWithToast(here, message);
    }
    const json = quizValues(form);
    const { message } = quizId
      ? await read(one.$put({ param: segments({ quizId }), json }))
      : await read(
          api.courses[':id'].quizzes.$post({
            param: segments({ id: courseId }),
            json: { ...json, id: text(form, 'newId') || undefined },
          }),
        );
    return redirectWithToast(authorPath(courseId), message);
  } catch (error) {
    renewId(form, 'newId', error, 'assessment.quiz_exists');
    return intent !== 'save'
      ? refusedDecision(isGone(error) ? authorPath(courseId) : here, failedTo(intent), form, error)
      : failureOr(failedTo(intent), form, error);
  }
}

export { shouldRevalidate } from '../../../../../lib/form/conflicts/revalidate-form.ts';

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failedTo);

/** Creates a quiz, or edits one. */
export default function AuthoredQuiz({ loaderData, actionData }: Route.ComponentProps) {
  const { course, domains, questions, quiz, stuck, ended, search, newId } = loaderData;
  const refused = failureIn(actionData);
  const intent = refused?.values.intent;
  const failure = intent === 'save' ? refused : undefined;
  const created = useNewRecord(newId, failure?.values.newId);
  const values = startValues(quiz);
  const compared = comparedFields([
    ...domains.map(({ name }) => name),
    ...Object.keys(quiz?.perDomain ?? {}),
  ]);
  const title = quiz ? 'Edit quiz' : 'New quiz';
  return (
    <>
      <PageHeader title={title} breadcrumbs={quizCrumbs(course, { label: title })} />
      {questions.length === 0 ? (
        <Notice
          className="mt-6 max-w-3xl"
          title="The question bank is empty"
          action={<LinkButton to={`${bankPath(course._id)}/new`}>Write a question</LinkButton>}
        >
          A quiz needs at least one question.
        </Notice>
      ) : (
        <Card padding="lg" className="mt-6 max-w-3xl">
          <ApiForm
            key={quiz?._id}
            failure={failure}
            values={values}
            hiddenFields={{ intent: 'save', ...(!quiz && { newId: created.id }) }}
            className="grid gap-5"
          >
            {({ busy, field }) => (
              <>
                <EditedRevision
                  draft={{ of: `quiz:${quiz?._id ?? course._id}`, creates: quiz ? undefined : created }}
                  revision={quiz?.revision}
                  saved={values}
                  fields={compared}
                  failure={failure}
                />
                <QuizFormFields
                  field={field}
                  values={failure?.values ?? values}
                  domains={domains}
                  questions={questions}
                  chosen={failure ? (failure.values.question?.split('\n') ?? []) : (quiz?.questions ?? [])}
                  problem={field('questions').error ?? field('perDomain').error}
                />
                <FormButtons label="Save quiz" busy={busy} cancelTo={authorPath(course._id)} />
              </>
            )}
          </ApiForm>
        </Card>
      )}
      {quiz && stuck && (
        <StuckLearners stuck={stuck} quizId={quiz._id} failure={intent === 'extra' ? refused : undefined} />
      )}
      {quiz && ended && (
        <EndedAttempts
          ended={ended}
          quizId={quiz._id}
          search={search}
          failure={intent === 'void' ? refused : undefined}
        />
      )}
      {quiz?.attempts === 0 && (
        <ConfirmedRemoval
          label="Delete quiz"
          title={`Delete “${quiz.title}”?`}
          failure={intent === 'delete' ? refused : undefined}
          hiddenFields={{ intent: 'delete' }}
        >
          Deleting removes the quiz and its rules from the course. Its questions stay in the bank. You can’t
          undo this.
        </ConfirmedRemoval>
      )}
    </>
  );
}
