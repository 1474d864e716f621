import { read } from '../../../../contract/api/read.ts';
import { segments } from '../../../../contract/api/segments.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { refusedDecision } from '../../../../lib/form/decision.ts';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { oneOf, text } from '../../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../../lib/form/send-form.ts';
import { orNotFound } from '../../../../lib/page/failures/or-not-found.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { announcementLimits } from '../../limits.ts';
import { AnnouncementText } from '../announcement-text.tsx';
import type { Route } from './+types/announcement';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.announcement.title ?? 'Announcement'} · Milepost` },
];

const list = '/admin-dashboard/announcements';
const failed = 'We couldn’t save your decision.';

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const one = scopeOf(args).api.announcements[':announcementId'];
  const param = segments({ announcementId: args.params.announcementId });
  return orNotFound(read(one.$get({ param })));
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  const { announcementId } = args.params;
  const one = scopeOf(args).api.announcements[':announcementId'];
  const param = segments({ announcementId });
  const intent = oneOf(form, 'intent', ['hide', 'restore', 'cancel']);
  try {
    const { message } =
      intent === 'hide'
        ? await read(one.hiding.$put({ param, json: { reason: text(form, 'reason') } }))
        : intent === 'restore'
          ? await read(one.hiding.$delete({ param }))
          : await read(one.cancellation.$put({ param }));
    return redirectWithToast(`${list}/${announcementId}`, message);
  } catch (error) {
    return refusedDecision(`${list}/${announcementId}`, failed, form, error);
  }
}

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** One announcement, which an administrator may hide, restore or cancel. */
export default function Announcement({ loaderData: { announcement }, actionData }: Route.ComponentProps) {
  const { title, course, instructor, state } = announcement;
  const failure = failureIn(actionData);
  const failureOf = (intent: string) => (failure?.values.intent === intent ? failure : undefined);
  return (
    <>
      <PageHeader
        title={title}
        text={`${course.title}, by ${instructor}`}
        breadcrumbs={[{ label: 'Announcements', to: list }, { label: title }]}
      />
      <AnnouncementText announcement={announcement} />
      <Card as="section" className="mt-6 max-w-3xl" padding="lg" aria-label="Decision">
        {state === 'hidden' ? (
          <ApiForm failure={failureOf('restore')} hiddenFields={{ intent: 'restore' }}>
            {({ busy }) => (
              <Button type="submit" variant="secondary" busy={busy}>
                Show it again
              </Button>
            )}
          </ApiForm>
        ) : (
          <ApiForm failure={failureOf('hide')} hiddenFields={{ intent: 'hide' }} className="space-y-4">
            {({ busy, field }) => (
              <>
                <FormDraft of={`reason:${announcement._id}`} />
                <TextArea
                  label="Reason"
                  hint="The instructor will see it. Learners will no longer see the announcement, and it won’t be sent to anyone else."
                  rows={3}
                  max={announcementLimits.reason}
                  required
                  {...field('reason')}
                />
                <Button type="submit" variant="danger" busy={busy}>
                  Hide this announcement
                </Button>
              </>
            )}
          </ApiForm>
        )}
        {state === 'scheduled' && (
          <ApiForm
            failure={failureOf('cancel')}
            hiddenFields={{ intent: 'cancel' }}
            className="mt-6 border-t border-hairline pt-4"
          >
            {({ busy }) => (
              <Button type="submit" variant="secondary" busy={busy}>
                Cancel it instead
              </Button>
            )}
          </ApiForm>
        )}
      </Card>
    </>
  );
}
