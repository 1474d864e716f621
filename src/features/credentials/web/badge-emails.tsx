import { read } from '../../../contract/api/read.ts';
import { EmailChoice } from '../../../lib/email-settings/email-choice.tsx';
import { failureOr } from '../../../lib/form/failures/failure-or.ts';
import { orConnectionLost } from '../../../lib/form/failures/or-connection-lost.ts';
import { oneOf } from '../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { loadPart } from '../../../lib/page/part.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../lib/page/viewer/guard.ts';
import type { Route } from './+types/badge-emails';

export const meta: Route.MetaFunction = () => [{ title: 'Emails about badges · Milepost' }];

const failed = 'We couldn’t save your choice.';

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const emails = read(scopeOf(args).api.user['badge-emails'].$get());
  const chosen = emails.then(({ isWanted }) => (isWanted ? 'yes' : 'no'));
  return { chosen: await loadPart(chosen, 'Failed to load your choice.') };
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

/** The page on which users choose whether they are reminded before a badge expires. */
export default function BadgeEmails({ loaderData: { chosen }, actionData }: Route.ComponentProps) {
  return (
    <EmailChoice
      title="Emails about badges"
      text="We can remind you 90, 30 and 7 days before one of your badges expires."
      actionData={actionData}
      chosen={chosen}
      label="Remind me"
      name="wanted"
      options={[
        { value: 'yes', label: 'Before a badge expires' },
        { value: 'no', label: 'Never' },
      ]}
    />
  );
}
