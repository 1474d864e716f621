import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { timeZones } from '../../../contract/text/time/zoned-time.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { renewId } from '../../../lib/form/drafts/new-record.ts';
import { ChangeFailed } from '../../../lib/form/failures/change-failed.tsx';
import { failureOr } from '../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { oneOf, required } from '../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../lib/form/send-form.ts';
import { instructorCrumbs } from '../../../lib/page/course-crumbs.ts';
import { orNotFound } from '../../../lib/page/failures/or-not-found.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import type { Announcement as AnnouncementType } from '../contract.ts';
import { announcementLimits } from '../limits.ts';
import type { Route } from './+types/announcement';
import { AnnouncementForm } from './announcement-form.tsx';
import { announcementsPath } from './announcement-paths.ts';
import { AnnouncementText } from './announcement-text.tsx';
import { announcementIn, newValues, valuesOf } from './announcement-values.ts';
import { Unsaved } from './unsaved.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.announcement?.title ?? 'New announcement'} · Milepost` },
];

const failed = 'We couldn’t save the announcement.';

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { api } = scopeOf(args);
  const { courseId, announcementId } = args.params;
  const param = segments({ id: courseId });
  const reach = await orNotFound(read(api.courses[':id'].announcements.reach.$get({ param })));
  const announcement = announcementId
    ? (
        await orNotFound(
          read(api.announcements[':announcementId'].$get({ param: segments({ announcementId }) })),
        )
      ).announcement
    : null;
  return { reach, announcement, id: announcementId ?? crypto.randomUUID(), zones: timeZones() };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'instructor');
  const { api } = scopeOf(args);
  const form = await args.request.formData();
  const { courseId } = args.params;
  const announcementId = required(form, 'announcementId');
  const intent = oneOf(form, 'intent', ['save', 'cancel']);
  try {
    const { message } =
      intent === 'cancel'
        ? await read(
            api.announcements[':announcementId'].cancellation.$put({ param: segments({ announcementId }) }),
          )
        : await read(
            api.courses[':id'].announcements[':announcementId'].$put({
              param: segments({ id: courseId, announcementId }),
              json: announcementIn(form),
            }),
          );
    return redirectWithToast(announcementsPath(courseId), message);
  } catch (error) {
    renewId(form, 'announcementId', error, 'announcements.announcement_exists');
    return failureOr(failed, form, error);
  }
}

export { shouldRevalidate } from '../../../lib/form/conflicts/revalidate-form.ts';

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** Writes an announcement, edits a scheduled one, or shows one that has gone out. */
export default function Announcement({ loaderData, actionData }: Route.ComponentProps) {
  const { reach, announcement, id, zones } = loaderData;
  const { course, leftThisMonth } = reach;
  const list = announcementsPath(course._id);
  const failure = failureIn(actionData);
  const isCancelling = failure?.values.intent === 'cancel';
  const title = announcement ? announcement.title : 'New announcement';
  const header = (text: string) => (
    <PageHeader
      title={title}
      text={text}
      breadcrumbs={instructorCrumbs(course, { label: 'Announcements', to: list }, { label: title })}
    />
  );
  if (announcement && announcement.state !== 'scheduled')
    return (
      <>
        {header(course.title)}
        <ChangeFailed failure={failure} className="mt-6" />
        {failure && !isCancelling && (
          <Unsaved title={failure.values.title} text={failure.values.body} className="mt-6 max-w-3xl" />
        )}
        <AnnouncementText announcement={announcement} />
      </>
    );
  return (
    <>
      {header(`${leftThisMonth} of ${announcementLimits.perMonth} announcements left this month.`)}
      <Card padding="lg" className="mt-6 max-w-3xl">
        <AnnouncementForm
          key={announcement?._id ?? course._id}
          reach={reach}
          zones={zones}
          values={announcement ? valuesOf(announcement) : newValues}
          failure={isCancelling ? undefined : failure}
          id={id}
          cancelTo={list}
          revision={announcement?.revision}
        />
      </Card>
      {announcement && <Cancel announcement={announcement} failure={isCancelling ? failure : undefined} />}
    </>
  );
}

type Failure = ReturnType<typeof failureIn>;

function Cancel({ announcement, failure }: { announcement: AnnouncementType; failure: Failure }) {
  return (
    <Card as="section" padding="lg" className="mt-6 max-w-3xl" aria-labelledby="cancel">
      <h2 id="cancel" className="text-xl">
        Cancel this announcement
      </h2>
      <p className="mt-2 text-ink-2">It won’t go out or count towards the monthly limit.</p>
      <ApiForm
        failure={failure}
        hiddenFields={{ announcementId: announcement._id, intent: 'cancel' }}
        className="mt-4"
      >
        {({ busy }) => (
          <Button type="submit" variant="danger" busy={busy}>
            Cancel this announcement
          </Button>
        )}
      </ApiForm>
    </Card>
  );
}
