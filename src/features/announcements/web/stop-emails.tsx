import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { failureOr } from '../../../lib/form/failure-or.ts';
import { failureIn } from '../../../lib/form/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/or-connection-lost.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import type { Route } from './+types/stop-emails';

export const meta: Route.MetaFunction = () => [
  { title: 'Stop emails about a course · Milepost' },
  { name: 'robots', content: 'noindex' },
];

const failed = 'We couldn’t save your choice.';

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  try {
    const oneClick = scopeOf(args).api['course-emails']['one-click'][':token'];
    const { message } = await read(oneClick.$post({ param: segments({ token: args.params.token }) }));
    return { message };
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

/** Where the link in an email leads. It needs no sign-in, but asks first: programs open links to check them. */
export default function StopEmails({ actionData }: Route.ComponentProps) {
  const isDone = actionData !== undefined && 'message' in actionData;
  return (
    <main id="main" tabIndex={-1} className="page-width flex justify-center py-12 sm:py-20">
      <Card padding="lg" className="w-full max-w-xl">
        <h1 className="text-3xl">{isDone ? 'Emails stopped' : 'Stop emails about this course?'}</h1>
        {isDone ? (
          <p role="status" className="mt-4">
            {actionData.message} You can turn them on again on the course’s page “Announcements”.
          </p>
        ) : (
          <>
            <p className="mt-4">
              We’ll no longer email you its announcements and reminders of its live sessions. Other courses
              don’t change.
            </p>
            <ApiForm failure={failureIn(actionData)} className="mt-6">
              {({ busy }) => (
                <Button type="submit" busy={busy}>
                  Stop emails about this course
                </Button>
              )}
            </ApiForm>
          </>
        )}
      </Card>
    </main>
  );
}
