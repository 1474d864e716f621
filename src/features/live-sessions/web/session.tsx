import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { timeZones } from '../../../contract/text/time/zoned-time.ts';
import { refusedDecision } from '../../../lib/form/decision.ts';
import { renewId } from '../../../lib/form/drafts/new-record.ts';
import { ChangeFailed } from '../../../lib/form/failures/change-failed.tsx';
import { failureOr } from '../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { complete, oneOf, required, text } from '../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../lib/form/send-form.ts';
import { instructorCrumbs } from '../../../lib/page/course-crumbs.ts';
import { orNotFound } from '../../../lib/page/failures/or-not-found.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { Card } from '../../../ui/display/card.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { Unsaved } from '../../announcements/web/unsaved.tsx';
import type { Route } from './+types/session';
import { SessionForm } from './form/session-form.tsx';
import { sessionIn } from './form/session-values.ts';
import { CancelSession, Recording } from './session-actions.tsx';
import { SessionFacts } from './session-facts.tsx';
import { planPath } from './session-paths.ts';
import { withTime } from './session-times.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.session?.title ?? 'New live session'} · Milepost` },
];

const failed = 'We couldn’t save the session.';

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { api } = scopeOf(args);
  const { courseId, sessionId } = args.params;
  const { course } = await orNotFound(
    read(api.courses[':id'].edit.$get({ param: segments({ id: courseId }) })),
  );
  const param = sessionId === undefined ? null : segments({ sessionId });
  const session = param
    ? withTime((await orNotFound(read(api['live-sessions'][':sessionId'].$get({ param })))).session)
    : null;
  const lectures = course.sections.flatMap((section) => section.lectures);
  return {
    course: { _id: course._id, title: course.title },
    lectures: lectures.map(({ _id, title }) => ({ _id, title })),
    session,
    id: sessionId ?? crypto.randomUUID(),
    zones: timeZones(),
  };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'instructor');
  const { api } = scopeOf(args);
  const form = await args.request.formData();
  const id = args.params.courseId;
  const sessionId = required(form, 'sessionId');
  const one = api['live-sessions'][':sessionId'];
  const param = segments({ sessionId });
  const intent = oneOf(form, 'intent', ['save', 'cancel', 'recording']);
  if (intent === 'recording') complete(form, ['lectureId']);
  try {
    const { message } =
      intent === 'cancel'
        ? await read(one.cancellation.$put({ param }))
        : intent === 'recording'
          ? await read(one.recording.$put({ param, json: { lectureId: text(form, 'lectureId') || null } }))
          : await read(
              api.courses[':id']['live-sessions'][':sessionId'].$put({
                param: segments({ id, sessionId }),
                json: sessionIn(form),
              }),
            );
    return redirectWithToast(intent === 'recording' ? `${planPath(id)}/${sessionId}` : planPath(id), message);
  } catch (error) {
    renewId(form, 'sessionId', error, 'live_sessions.session_exists');
    return intent === 'save'
      ? failureOr(failed, form, error)
      : refusedDecision(`${planPath(id)}/${sessionId}`, failed, form, error);
  }
}

export { shouldRevalidate } from '../../../lib/form/conflicts/revalidate-form.ts';

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** Plans a live session, edits one that has not begun, or shows one with its recording. */
export default function Session({ loaderData, actionData }: Route.ComponentProps) {
  const { course, lectures, session, id, zones } = loaderData;
  const list = planPath(course._id);
  const failure = failureIn(actionData);
  const failureOf = (intent: string) => (failure?.values.intent === intent ? failure : undefined);
  const unsaved = session?.state === 'upcoming' ? undefined : failureOf('save')?.values;
  const title = session ? session.title : 'New live session';
  return (
    <>
      <PageHeader
        title={title}
        text={course.title}
        breadcrumbs={instructorCrumbs(course, { label: 'Live sessions', to: list }, { label: title })}
      />
      <div className="mt-6 max-w-3xl space-y-6">
        {session && session.state !== 'upcoming' && !failureOf('recording') && (
          <ChangeFailed failure={failure} className="" />
        )}
        {session && <SessionFacts session={session} />}
        {session && unsaved && (
          <Unsaved
            title={unsaved.title}
            text={[unsaved.description, unsaved.link].filter(Boolean).join('\n\n')}
          />
        )}
        {(!session || session.state === 'upcoming') && (
          <Card padding="lg">
            <SessionForm
              key={session?._id ?? course._id}
              session={session}
              courseId={course._id}
              zones={zones}
              failure={failureOf('save')}
              id={id}
              cancelTo={list}
            />
          </Card>
        )}
        {session?.state === 'upcoming' && <CancelSession session={session} failure={failureOf('cancel')} />}
        {session?.state === 'ended' && (
          <Recording session={session} lectures={lectures} failure={failureOf('recording')} />
        )}
      </div>
    </>
  );
}
