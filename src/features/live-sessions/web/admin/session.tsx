import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { refusedDecision } from '../../../../lib/form/decision.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { oneOf } from '../../../../lib/form/reading/form-fields.ts';
import { adminCrumbs, adminPath } from '../../../../lib/page/course-crumbs.ts';
import { orNotFound } from '../../../../lib/page/failures/or-not-found.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { CancelSession } from '../session-actions.tsx';
import { SessionFacts } from '../session-facts.tsx';
import { withTime } from '../session-times.ts';
import type { Route } from './+types/session';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.session.title ?? 'Live session'} · Milepost` },
];

const failed = 'We couldn’t cancel the session.';

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const param = segments({ sessionId: args.params.sessionId });
  const { session } = await orNotFound(
    read(scopeOf(args).api['live-sessions'][':sessionId'].$get({ param })),
  );
  return { session: withTime(session) };
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  oneOf(form, 'intent', ['cancel']);
  const { courseId, sessionId } = args.params;
  const page = `${adminPath(courseId)}/live-sessions/${sessionId}`;
  try {
    const { message } = await read(
      scopeOf(args).api['live-sessions'][':sessionId'].cancellation.$put({ param: segments({ sessionId }) }),
    );
    return redirectWithToast(page, message);
  } catch (error) {
    return refusedDecision(page, failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

/** A live session of any course, which an administrator may cancel until it begins. */
export default function Session({ loaderData: { session }, actionData }: Route.ComponentProps) {
  const list = `${adminPath(session.course._id)}/live-sessions`;
  return (
    <>
      <PageHeader
        title={session.title}
        text={session.course.title}
        breadcrumbs={adminCrumbs(
          session.course,
          { label: 'Live sessions', to: list },
          { label: session.title },
        )}
      />
      <div className="mt-6 max-w-3xl space-y-6">
        <SessionFacts session={session} />
        {session.description && <p className="wrap-anywhere whitespace-pre-line">{session.description}</p>}
        {session.state === 'upcoming' && <CancelSession session={session} failure={failureIn(actionData)} />}
      </div>
    </>
  );
}
