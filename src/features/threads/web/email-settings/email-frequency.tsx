import { read } from '../../../../contract/api/read.ts';
import { EmailChoice } from '../../../../lib/email-settings/email-choice.tsx';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { oneOf } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { loadPart } from '../../../../lib/page/part.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../../lib/page/viewer/guard.ts';
import { emailFrequencies } from '../../limits.ts';
import type { Route } from './+types/email-frequency';

export const meta: Route.MetaFunction = () => [{ title: 'Emails about questions · Milepost' }];

const failed = 'We couldn’t save your choice.';

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const emails = read(scopeOf(args).api.user['thread-emails'].$get());
  const chosen = emails.then(({ frequency }) => frequency);
  return { chosen: await loadPart(chosen, 'Failed to load your choice.') };
}

export async function action(args: Route.ActionArgs) {
  guardSignedIn(args);
  const form = await args.request.formData();
  const json = { frequency: oneOf(form, 'frequency', emailFrequencies) };
  try {
    const { message } = await read(scopeOf(args).api.user['thread-emails'].$put({ json }));
    return redirectWithToast('/account/question-emails', message);
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

/** The page on which users choose how often they are emailed about questions and answers. */
export default function EmailFrequency({ loaderData: { chosen }, actionData }: Route.ComponentProps) {
  return (
    <EmailChoice
      title="Emails about questions"
      text="We email you when someone answers your question, or asks one in a course you teach."
      actionData={actionData}
      chosen={chosen}
      label="How often?"
      name="frequency"
      options={[
        { value: 'at_once', label: 'Immediately', hint: 'One email for each question or answer.' },
        { value: 'daily', label: 'Once a day', hint: 'One email, only on days with something new.' },
        { value: 'never', label: 'Never' },
      ]}
    />
  );
}
