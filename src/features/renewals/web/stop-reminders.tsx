import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { orUnreachable, StopEmails, stopResult } from '../../../lib/email-settings/stop-emails.tsx';
import { scopeOf } from '../../../lib/page/scope.ts';
import { hiddenPage } from '../../../lib/seo/hidden-page.ts';
import type { Route } from './+types/stop-reminders';

export const meta: Route.MetaFunction = () => hiddenPage('Stop renewal reminders');

export function action(args: Route.ActionArgs) {
  const oneClick = scopeOf(args).api.renewals.emails['one-click'][':token'];
  return stopResult(read(oneClick.$post({ param: segments({ token: args.params.token }) })));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnreachable(serverAction());

export default function StopReminders({ actionData }: Route.ComponentProps) {
  return (
    <StopEmails
      actionData={actionData}
      question="Stop renewal reminders?"
      button="Stop all reminders"
      done="Reminders stopped"
      afterwards="You can turn them on again in My renewals."
    />
  );
}
