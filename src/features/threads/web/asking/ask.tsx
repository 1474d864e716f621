import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { clockTime } from '../../../../contract/text/time/clock-time.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { renewId, useNewRecord } from '../../../../lib/form/drafts/new-record.ts';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { FormButtons } from '../../../../lib/form/form-buttons.tsx';
import { required, text } from '../../../../lib/form/reading/form-fields.ts';
import { orToDashboard } from '../../../../lib/page/failures/or-to-dashboard.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../../lib/page/viewer/guard.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { threadPath } from '../lists/thread-item.tsx';
import type { Route } from './+types/ask';
import { AskFields } from './ask-fields.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Ask a question · Milepost' }];

const failed = 'We couldn’t save your question.';
export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const { threads } = scopeOf(args).api.courses[':id'];
  const { courseId } = args.params;
  const { course } = await orToDashboard(
    read(threads.$get({ param: segments({ id: courseId }), query: { page: 1, limit: 1 } })),
  );
  const { searchParams } = new URL(args.request.url);
  return { course, threadId: crypto.randomUUID(), ...placeIn(searchParams) };
}

function placeIn(query: URLSearchParams): { lectureId: string; second: string } {
  const second = query.get('at') ?? '';
  return { lectureId: query.get('lecture') ?? '', second: /^\d{1,6}$/.test(second) ? second : '' };
}

/** Used by this page, and by the player, which stays open. */
export async function action(args: Route.ActionArgs) {
  guardSignedIn(args);
  const form = await args.request.formData();
  const { courseId } = args.params;
  const json = {
    title: text(form, 'title'),
    body: text(form, 'body'),
    lectureId: text(form, 'lectureId') || null,
    second: text(form, 'second') === '' ? null : Number(text(form, 'second')),
    revision: '',
  };
  try {
    const param = segments({ id: courseId, threadId: required(form, 'threadId') });
    const { message, thread } = await read(
      scopeOf(args).api.courses[':id'].threads[':threadId'].$put({ param, json }),
    );
    return form.has('stay') ? { message, thread } : redirectWithToast(threadPath(thread), message);
  } catch (error) {
    renewId(form, 'threadId', error, 'threads.question_exists');
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const { course, threadId, lectureId, second } = loaderData;
  const failure = failureIn(actionData);
  const question = useNewRecord(threadId, failure?.values.threadId);
  const list = `/dashboard/courses/${course._id}/questions`;
  return (
    <>
      <PageHeader
        title="Ask a question"
        text={second === '' ? course.title : `${course.title}, at ${clockTime(Number(second))}`}
        breadcrumbs={[{ label: 'Questions', to: list }, { label: 'Ask a question' }]}
      />
      <Card padding="lg" className="mt-6 max-w-2xl">
        <ApiForm
          key={course._id}
          failure={failure}
          hiddenFields={{ threadId: question.id, lectureId, second }}
          className="grid gap-4"
        >
          {({ busy, field }) => (
            <>
              <FormDraft of={`question:${course._id}`} creates={question} />
              <AskFields courseId={course._id} field={field} />
              <FormButtons label="Ask the question" busy={busy} cancelTo={list} />
            </>
          )}
        </ApiForm>
      </Card>
    </>
  );
}
