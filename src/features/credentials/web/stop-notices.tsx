import { Link } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { failureOr } from '../../../lib/form/failure-or.ts';
import { failureIn } from '../../../lib/form/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/or-connection-lost.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import type { Route } from './+types/stop-notices';

export const meta: Route.MetaFunction = () => [
  { title: 'Stop reminders of badges · Milepost' },
  { name: 'robots', content: 'noindex' },
];

const failed = 'We couldn’t save your choice.';

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  try {
    const oneClick = scopeOf(args).api['badge-emails']['one-click'][':token'];
    const { message } = await read(oneClick.$post({ param: segments({ token: args.params.token }) }));
    return { message };
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

/** Where the link in a reminder leads. It needs no sign-in, but asks first: programs open links to check them. */
export default function StopNotices({ actionData }: Route.ComponentProps) {
  const isDone = actionData !== undefined && 'message' in actionData;
  return (
    <main id="main" tabIndex={-1} className="page-width flex justify-center py-12 sm:py-20">
      <Card padding="lg" className="w-full max-w-xl">
        <h1 className="text-3xl">{isDone ? 'Reminders stopped' : 'Stop reminders of badges?'}</h1>
        {isDone ? (
          <p role="status" className="mt-4">
            {actionData.message}{' '}
            <Link className="link" to="/account/badge-emails">
              Turn them on again
            </Link>
          </p>
        ) : (
          <ApiForm failure={failureIn(actionData)} className="mt-6 grid gap-4">
            {({ busy }) => (
              <>
                <p>We’ll no longer email you before a badge of yours expires.</p>
                <div>
                  <Button type="submit" busy={busy}>
                    Stop reminders
                  </Button>
                </div>
              </>
            )}
          </ApiForm>
        )}
      </Card>
    </main>
  );
}
