import { useEffect } from 'react';
import { createClient } from '../../../contract/api/client.ts';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { toastRefusal } from '../../../lib/form/after-sending/toast-refusal.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { oneOf } from '../../../lib/form/reading/form-fields.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { Markdown } from '../../../lib/markdown/markdown.tsx';
import { addressOf } from '../../../lib/page/address-of.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../lib/page/viewer/guard.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { type SentAnnouncement, type SentAnnouncementList, SentAnnouncementQuery } from '../contract.ts';
import { announcementsPerPage } from '../limits.ts';
import type { Route } from './+types/sent-announcements';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Announcements · ${loaderData?.list.data?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const { notices } = scopeOf(args).api.courses[':id'];
  const param = segments({ id: args.params.courseId });
  const list = await loadList(
    args.request,
    { query: SentAnnouncementQuery, limit: announcementsPerPage },
    (query) => read(notices.$get({ param, query })),
  );
  return { list, courseId: args.params.courseId };
}

export async function action(args: Route.ActionArgs) {
  guardSignedIn(args);
  const form = await args.request.formData();
  const emails = oneOf(form, 'emails', ['on', 'off']) === 'on';
  const { courseId } = args.params;
  const course = scopeOf(args).api.courses[':id'];
  const here = addressOf(args);
  try {
    const { message } = await read(
      course.emails.$put({ param: segments({ id: courseId }), json: { emails } }),
    );
    return redirectWithToast(here, message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return redirectWithToast(here, error.message, 'error');
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => toastRefusal(serverAction());

const announcements = defineList({
  rows: (list: SentAnnouncementList): SentAnnouncement[] => list.announcements,
  caption: 'Announcements',
  things: 'announcements',
  thing: 'announcement',
  cards: {
    className: 'mt-6 grid max-w-3xl gap-4',
    card: (announcement: SentAnnouncement) => <Item announcement={announcement} />,
  },
  empty: <EmptyState title="No announcements yet" text="Messages from your instructor will appear here." />,
});

function Item({ announcement: { title, body, sentAt, isNew } }: { announcement: SentAnnouncement }) {
  return (
    <Card as="li" padding="lg">
      <h2 className="text-xl wrap-anywhere">{title}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-3 text-sm text-ink-2">
        <LocalTime format="time" iso={sentAt} />
        {isNew && <Badge tone="green">New</Badge>}
      </p>
      <Markdown className="mt-3">{body}</Markdown>
    </Card>
  );
}

/** The announcements of a course, as its learners read them. Opening the page marks them as read. */
export default function SentAnnouncements({ loaderData: { list, courseId } }: Route.ComponentProps) {
  const hasNew = list.data?.announcements.some(({ isNew }) => isNew) ?? false;
  useEffect(() => {
    if (hasNew)
      createClient(window.location.origin)
        .courses[':id'].notices.read.$put({ param: segments({ id: courseId }) })
        .catch(() => {});
  }, [hasNew, courseId]);
  const course = list.data?.course;
  return (
    <>
      <ListPage
        title="Announcements"
        text={course ? `From ${course.instructor} to learners taking this course.` : ''}
        breadcrumbs={
          course && [
            { label: course.title, to: `/dashboard/courses/${course._id}` },
            { label: 'Announcements' },
          ]
        }
        list={announcements}
        loaded={list}
      />
      {typeof list.data?.emails === 'boolean' && <Emails emails={list.data.emails} />}
    </>
  );
}

function Emails({ emails }: { emails: boolean }) {
  return (
    <Card as="section" padding="lg" className="mt-10 max-w-3xl" aria-labelledby="emails">
      <h2 id="emails" className="text-xl">
        Emails about this course
      </h2>
      <p className="mt-2 text-ink-2">
        {emails
          ? 'We email you its announcements and reminders of live sessions you’ve registered for.'
          : 'You no longer get emails about this course. You can still read its announcements here.'}
      </p>
      <ApiForm hiddenFields={{ emails: emails ? 'off' : 'on' }} preventScrollReset className="mt-4">
        {({ busy }) => (
          <Button type="submit" variant="secondary" busy={busy}>
            {emails ? 'Stop these emails' : 'Email me again'}
          </Button>
        )}
      </ApiForm>
    </Card>
  );
}
