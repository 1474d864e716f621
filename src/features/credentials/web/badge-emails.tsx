import { read } from '../../../contract/api/read.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { failureOr } from '../../../lib/form/failure-or.ts';
import { failureIn, oneOf } from '../../../lib/form/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/or-connection-lost.ts';
import { FailedPart } from '../../../lib/page/failures/failed-part.tsx';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { guardSignedIn } from '../../../lib/page/guard.ts';
import { orFailure } from '../../../lib/page/part.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { RadioGroup } from '../../../ui/forms/radio-group.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import type { Route } from './+types/badge-emails';

export const meta: Route.MetaFunction = () => [{ title: 'Emails about badges · Milepost' }];

const failed = 'We couldn’t save your choice.';

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const emails = read(scopeOf(args).api.user['badge-emails'].$get());
  return { emails: await orFailure(emails, 'Failed to load your choice.') };
}

export async function action(args: Route.ActionArgs) {
  guardSignedIn(args);
  const form = await args.request.formData();
  const json = { isWanted: oneOf(form, 'wanted', ['yes', 'no']) === 'yes' };
  try {
    const { message } = await read(scopeOf(args).api.user['badge-emails'].$put({ json }));
    return redirectWithToast('/account/badge-emails', message);
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

/** Whether the user is reminded before a badge expires. */
export default function BadgeEmails({ loaderData: { emails }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Emails about badges"
        text="We can remind you 90, 30 and 7 days before a badge of yours expires."
      />
      <Card padding="lg" className="mt-6 max-w-2xl">
        <FailedPart part={emails} />
        {emails.data && (
          <ApiForm failure={failureIn(actionData)} className="grid gap-4">
            {({ busy }) => (
              <>
                <RadioGroup
                  label="Remind me?"
                  name="wanted"
                  defaultValue={emails.data?.isWanted ? 'yes' : 'no'}
                  options={[
                    { value: 'yes', label: 'Before a badge expires' },
                    { value: 'no', label: 'Never' },
                  ]}
                />
                <div>
                  <Button type="submit" busy={busy}>
                    Save
                  </Button>
                </div>
              </>
            )}
          </ApiForm>
        )}
      </Card>
    </>
  );
}
