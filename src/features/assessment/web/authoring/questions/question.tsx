import { useSearchParams } from 'react-router';
import { read } from '../../../../../contract/api/read.ts';
import { segments } from '../../../../../contract/api/segments.ts';
import { ApiForm } from '../../../../../lib/form/api-form.tsx';
import { EditedRevision } from '../../../../../lib/form/conflicts/edited-revision.tsx';
import { refusedDecision } from '../../../../../lib/form/decision.ts';
import { renewId, useNewRecord } from '../../../../../lib/form/drafts/new-record.ts';
import { failureOr } from '../../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../../lib/form/failures/form-failure.ts';
import { FormButtons } from '../../../../../lib/form/form-buttons.tsx';
import { oneOf, text } from '../../../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../../../lib/form/send-form.ts';
import { orNotFound } from '../../../../../lib/page/failures/or-not-found.ts';
import { redirectWithToast } from '../../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../../lib/page/scope.ts';
import { guardRole } from '../../../../../lib/page/viewer/guard.ts';
import { Card } from '../../../../../ui/display/card.tsx';
import { LinkTabs } from '../../../../../ui/navigation/link-tabs.tsx';
import { PageHeader } from '../../../../../ui/navigation/page-header.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { questionKinds } from '../../../rules/limits.ts';
import { bankCrumbs, bankPath } from '../author-paths.ts';
import { ConfirmedRemoval } from '../confirmed-removal.tsx';
import { isGone } from '../is-gone.ts';
import type { Route } from './+types/question';
import { comparedFields } from './compared-fields.ts';
import { QuestionFormFields } from './question-form-fields.tsx';
import { QuestionQuality } from './question-quality.tsx';
import {
  kindIn,
  kindLabels,
  questionValues,
  resolvingIn,
  startValues,
  voidingIn,
} from './question-values.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.question ? 'Edit question' : 'New question'} · Milepost` },
];

const verbs: Partial<Record<string, string>> = {
  remove: 'remove',
  void: 'void',
  resolve: 'resolve the reports about',
};
const failedTo = (intent: FormDataEntryValue | null) =>
  `We couldn’t ${verbs[String(intent)] ?? 'save'} the question.`;

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { api } = scopeOf(args);
  const { courseId, questionId } = args.params;
  const { course } = await orNotFound(
    read(api.courses[':id'].edit.$get({ param: segments({ id: courseId }) })),
  );
  const question = questionId
    ? (await orNotFound(read(api.questions[':questionId'].$get({ param: segments({ questionId }) }))))
        .question
    : null;
  const lectures = course.sections.flatMap((section) =>
    section.lectures.map(({ _id, title }) => ({ value: _id, label: title })),
  );
  const statistics = questionId
    ? await orNotFound(
        read(api.questions[':questionId'].statistics.$get({ param: segments({ questionId }) })),
      )
    : null;
  const shown = { _id: course._id, title: course.title };
  return { course: shown, lectures, question, statistics, newId: crypto.randomUUID() };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'instructor');
  const { api } = scopeOf(args);
  const { courseId, questionId } = args.params;
  const form = await args.request.formData();
  const intent = oneOf(form, 'intent', questionId ? ['save', 'remove', 'void', 'resolve'] : ['save']);
  try {
    const bank = api.courses[':id'].questions;
    const one = api.questions[':questionId'];
    if (questionId && intent === 'remove') {
      const { message } = await read(one.$delete({ param: segments({ questionId }) }));
      return redirectWithToast(bankPath(courseId), message);
    }
    if (questionId && intent === 'void') {
      const json = voidingIn(form);
      const { message } = await read(one.voiding.$post({ param: segments({ questionId }), json }));
      return redirectWithToast(bankPath(courseId), message);
    }
    if (questionId && intent === 'resolve') {
      const param = segments({ questionId });
      const { message } = await read(one.reports.resolution.$put({ param, query: resolvingIn(form) }));
      return redirectWithToast(`${bankPath(courseId)}/${questionId}`, message);
    }
    const json = questionValues(form);
    const { message } = questionId
      ? await read(one.$put({ param: segments({ questionId }), json }))
      : await read(
          bank.$post({
            param: segments({ id: courseId }),
            json: { ...json, id: text(form, 'newId') || undefined },
          }),
        );
    return redirectWithToast(bankPath(courseId), message);
  } catch (error) {
    renewId(form, 'newId', error, 'assessment.question_exists');
    return intent === 'save'
      ? failureOr(failedTo(intent), form, error)
      : refusedDecision(
          isGone(error) ? bankPath(courseId) : `${bankPath(courseId)}/${questionId}`,
          failedTo(intent),
          form,
          error,
          'assessment.changed_before_voiding',
        );
  }
}

export { shouldRevalidate } from '../../../../../lib/form/conflicts/revalidate-form.ts';

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failedTo);

/** Writes a question, or edits one. */
export default function QuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { course, lectures, question, statistics, newId } = loaderData;
  const [query] = useSearchParams();
  const refused = failureIn(actionData);
  const isRemoval = refused?.values.intent === 'remove';
  const failure = refused?.values.intent === 'save' ? refused : undefined;
  const written = useNewRecord(newId, failure?.values.newId);
  const kind = question?.kind ?? kindIn(query.get('kind'));
  const values = startValues(question);
  const title = question ? 'Edit question' : 'New question';
  return (
    <>
      <PageHeader title={title} breadcrumbs={bankCrumbs(course, { label: title })} />
      {!question && (
        <LinkTabs
          className="mt-6"
          label="Kind of question"
          tabs={questionKinds.map((id) => ({
            to: `?kind=${id}`,
            label: kindLabels[id],
            current: id === kind,
          }))}
        />
      )}
      {question?.isUsed && (
        <Notice className="mt-6 max-w-3xl">
          Learners have been asked this question. Saving creates version {question.version + 1}; existing
          attempts keep the version they were given.
        </Notice>
      )}
      <Card padding="lg" className="mt-6 max-w-3xl">
        <ApiForm
          key={question?._id ?? kind}
          failure={failure}
          values={values}
          hiddenFields={{ intent: 'save', kind, ...(!question && { newId: written.id }) }}
          className="grid gap-5"
        >
          {({ busy, field }) => (
            <>
              <EditedRevision
                draft={{
                  of: `bank-question:${question?._id ?? course._id}`,
                  creates: question ? undefined : written,
                }}
                revision={question?.revision}
                saved={values}
                fields={comparedFields(kind, lectures)}
                failure={failure}
              />
              <QuestionFormFields
                kind={kind}
                field={field}
                values={failure?.values ?? values}
                optionsError={field('options').error}
                lectures={lectures}
              />
              <FormButtons label="Save question" busy={busy} cancelTo={bankPath(course._id)} />
            </>
          )}
        </ApiForm>
      </Card>
      {question && statistics && (
        <QuestionQuality
          id={question._id}
          revision={question.revision}
          statistics={statistics}
          failure={refused}
        />
      )}
      {question && (
        <ConfirmedRemoval
          label="Remove from the bank"
          title="Remove this question?"
          failure={isRemoval ? refused : undefined}
          hiddenFields={{ intent: 'remove', kind }}
        >
          Removing takes the question out of the bank, practice and every quiz. Earlier attempts keep the
          question and their scores. You can’t undo this.
        </ConfirmedRemoval>
      )}
    </>
  );
}
