import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { orUnreachable, StopEmails, stopResult } from '../../../../lib/email-settings/stop-emails.tsx';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { hiddenPage } from '../../../../lib/seo/hidden-page.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import type { Route } from './+types/stop-emails';

export const meta: Route.MetaFunction = () => hiddenPage('Stop emails about questions');

export function action(args: Route.ActionArgs) {
  const oneClick = scopeOf(args).api['thread-emails']['one-click'][':token'];
  return stopResult(read(oneClick.$post({ param: segments({ token: args.params.token }) })));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnreachable(serverAction());

export default function StopQuestionEmails({ actionData }: Route.ComponentProps) {
  return (
    <StopEmails
      actionData={actionData}
      question="Stop emails about questions?"
      text="You can also get them once a day, in one email."
      button="Stop all emails about questions"
      alternative={
        <LinkButton to="/account/question-emails" variant="secondary">
          Get them once a day
        </LinkButton>
      }
      done="Emails stopped"
      afterwards="You can still read everything on the site."
    />
  );
}
