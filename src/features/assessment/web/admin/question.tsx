import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { refusedDecision } from '../../../../lib/form/decision.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { oneOf } from '../../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../../lib/form/send-form.ts';
import { Markdown } from '../../../../lib/markdown/markdown.tsx';
import { adminCrumbs, adminPath } from '../../../../lib/page/course-crumbs.ts';
import { orNotFound } from '../../../../lib/page/failures/or-not-found.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { Answers } from '../authoring/questions/answers.tsx';
import { QuestionQuality } from '../authoring/questions/question-quality.tsx';
import { kindLabels, resolvingIn, voidingIn } from '../authoring/questions/question-values.ts';
import type { Route } from './+types/question';

export const meta: Route.MetaFunction = () => [{ title: 'Question · Milepost' }];

const failed = 'We couldn’t save your decision.';

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const one = scopeOf(args).api.questions[':questionId'];
  const param = segments({ questionId: args.params.questionId });
  const [{ question }, statistics] = await Promise.all([
    orNotFound(read(one.$get({ param }))),
    orNotFound(read(one.statistics.$get({ param }))),
  ]);
  return { question, statistics };
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  const { courseId, questionId } = args.params;
  const one = scopeOf(args).api.questions[':questionId'];
  const param = segments({ questionId });
  const bank = `${adminPath(courseId)}/questions`;
  try {
    if (oneOf(form, 'intent', ['void', 'resolve']) === 'void') {
      const { message } = await read(one.voiding.$post({ param, json: voidingIn(form) }));
      return redirectWithToast(bank, message);
    }
    const { message } = await read(one.reports.resolution.$put({ param, query: resolvingIn(form) }));
    return redirectWithToast(`${bank}/${questionId}`, message);
  } catch (error) {
    return refusedDecision(bank, failed, form, error, 'assessment.changed_before_voiding');
  }
}

export { shouldRevalidate } from '../../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** A question of any course with its answers, statistics and reports. An administrator may void it. */
export default function Question({ loaderData, actionData }: Route.ComponentProps) {
  const { question, statistics } = loaderData;
  return (
    <>
      <PageHeader
        title="Question"
        text={`${kindLabels[question.kind]} · ${question.domain}`}
        breadcrumbs={adminCrumbs(
          question.course,
          { label: 'Question bank', to: `${adminPath(question.course._id)}/questions` },
          { label: 'Question' },
        )}
      />
      <Card padding="lg" className="mt-6 max-w-3xl">
        <Markdown level={2}>{question.stem}</Markdown>
        <Answers question={question} className="mt-4" />
        {question.explanation && (
          <Markdown level={2} className="mt-4 border-t border-hairline pt-4 text-ink-2">
            {question.explanation}
          </Markdown>
        )}
      </Card>
      <QuestionQuality
        id={question._id}
        revision={question.revision}
        statistics={statistics}
        failure={failureIn(actionData)}
      />
    </>
  );
}
