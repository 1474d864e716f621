import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { orUnreachable, StopEmails, stopResult } from '../../../lib/email-settings/stop-emails.tsx';
import { scopeOf } from '../../../lib/page/scope.ts';
import { hiddenPage } from '../../../lib/seo/hidden-page.ts';
import type { Route } from './+types/stop-emails';

export const meta: Route.MetaFunction = () => hiddenPage('Stop emails about a course');

export function action(args: Route.ActionArgs) {
  const oneClick = scopeOf(args).api['course-emails']['one-click'][':token'];
  return stopResult(read(oneClick.$post({ param: segments({ token: args.params.token }) })));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnreachable(serverAction());

export default function StopCourseEmails({ actionData }: Route.ComponentProps) {
  return (
    <StopEmails
      actionData={actionData}
      question="Stop emails about this course?"
      text="We’ll no longer email you its announcements and live session reminders. Emails about your other courses aren’t affected."
      button="Stop emails about this course"
      done="Emails stopped"
      afterwards="You can turn them on again on the course’s Announcements page."
    />
  );
}
