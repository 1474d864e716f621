import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { toastRefusal } from '../../../lib/form/after-sending/toast-refusal.ts';
import { oneOf, required } from '../../../lib/form/reading/form-fields.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { addressOf } from '../../../lib/page/address-of.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { loadPart } from '../../../lib/page/part.ts';
import { type Scope, scopeOf } from '../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../lib/page/viewer/guard.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SessionQuery } from '../contract.ts';
import { sessionsPerPage } from '../limits.ts';
import type { Route } from './+types/attend';
import { CalendarFeedCard } from './calendar-feed.tsx';
import { SessionCard } from './session-card.tsx';
import { type TimedList, type TimedSession, withTimes } from './session-times.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Live sessions · ${loaderData?.list.data?.course.title ?? 'Course'} · Milepost` },
];

export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const { api } = scopeOf(args);
  const param = segments({ id: args.params.courseId });
  const [list, feed] = await Promise.all([
    loadList(args.request, { query: SessionQuery, limit: sessionsPerPage }, async (query) =>
      withTimes(await read(api.courses[':id']['live-sessions'].$get({ param, query }))),
    ),
    loadPart(read(api.user['calendar-feed'].$get()), 'Failed to load your calendar link.'),
  ]);
  return { list, feed };
}

const intents = ['register', 'leave', 'new-feed', 'end-feed'] as const;
type Intent = (typeof intents)[number];

export async function action(args: Route.ActionArgs) {
  guardSignedIn(args);
  const form = await args.request.formData();
  const here = addressOf(args);
  try {
    return redirectWithToast(here, await change(scopeOf(args).api, oneOf(form, 'intent', intents), form));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return redirectWithToast(here, error.message, 'error');
  }
}

async function change(api: Scope['api'], intent: Intent, form: FormData): Promise<string> {
  if (intent === 'new-feed') {
    await read(api.user['calendar-feed'].$put());
    return 'Your calendar link is ready.';
  }
  if (intent === 'end-feed') return (await read(api.user['calendar-feed'].$delete())).message;
  const { registration } = api['live-sessions'][':sessionId'];
  const param = segments({ sessionId: required(form, 'sessionId') });
  const sent = intent === 'register' ? registration.$put({ param }) : registration.$delete({ param });
  return (await read<{ message: string }>(sent)).message;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => toastRefusal(serverAction());

const sessions = defineList({
  rows: (list: TimedList): TimedSession[] => list.sessions,
  caption: 'Live sessions',
  things: 'sessions',
  thing: 'session',
  cards: {
    className: 'mt-6 grid max-w-3xl gap-4',
    card: (session: TimedSession) => <SessionCard session={session} />,
  },
  empty: (
    <EmptyState
      title="No live sessions yet"
      text="When your instructor plans one, you can register for it here."
    />
  ),
});

/** The live sessions of a course, as its learners attend them. */
export default function Attend({ loaderData: { list, feed } }: Route.ComponentProps) {
  const course = list.data?.course;
  return (
    <>
      <ListPage
        title="Live sessions"
        text="Register to get the link, and reminders a day and an hour before."
        breadcrumbs={
          course && [
            { label: course.title, to: `/dashboard/courses/${course._id}` },
            { label: 'Live sessions' },
          ]
        }
        list={sessions}
        loaded={list}
      />
      <CalendarFeedCard feed={feed} />
    </>
  );
}
