import { Link } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { orUnreachable, StopEmails, stopResult } from '../../../lib/email-settings/stop-emails.tsx';
import { scopeOf } from '../../../lib/page/scope.ts';
import { hiddenPage } from '../../../lib/seo/hidden-page.ts';
import type { Route } from './+types/stop-notices';

export const meta: Route.MetaFunction = () => hiddenPage('Stop badge reminders');

export function action(args: Route.ActionArgs) {
  const oneClick = scopeOf(args).api['badge-emails']['one-click'][':token'];
  return stopResult(read(oneClick.$post({ param: segments({ token: args.params.token }) })));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnreachable(serverAction());

export default function StopNotices({ actionData }: Route.ComponentProps) {
  return (
    <StopEmails
      actionData={actionData}
      question="Stop badge reminders?"
      text="We’ll no longer email you before one of your badges expires."
      button="Stop reminders"
      done="Reminders stopped"
      afterwards={
        <Link className="link" to="/account/badge-emails">
          Turn them on again
        </Link>
      }
    />
  );
}
