import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import Session, { shouldRevalidate } from './session.tsx';

type Props = ComponentProps<typeof Session>;

const course = { _id: 'c', title: 'Writing risks' };
const session = {
  _id: 's',
  course,
  title: 'Your questions',
  description: '',
  startsAt: '2026-05-03T10:00:00.000Z',
  endsAt: '2026-05-03T11:00:00.000Z',
  timeZone: 'UTC',
  instructorTime: 'Sunday, 3 May 2026 at 10:00 UTC',
  minutes: 60,
  state: 'cancelled',
  capacity: null,
  registered: 0,
  isRegistered: false,
  link: 'https://meet.example/room',
  recording: null,
  revision: '1',
};

/** The page after the session was refused with these values. */
function refused(loaded: object, message: string, values: Record<string, string>): string {
  const loaderData = { course, lectures: [], session: { ...session, ...loaded }, id: 's', zones: ['UTC'] };
  const actionData = { failure: { message, fields: {}, values: { intent: 'save', ...values } } };
  const element = <Session {...({ loaderData, actionData } as unknown as Props)} />;
  const router = createMemoryRouter([{ id: 'root', path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('changes to a live session that was cancelled in the meantime stay on the page, which shows its state', () => {
  const html = refused({}, 'This session has been cancelled.', {
    title: 'A better title',
    description: 'An hour of typing',
    link: 'https://meet.example/other',
  });
  for (const text of [
    'This session has been cancelled.',
    'Cancelled</',
    'A better title',
    'An hour of typing',
    'https://meet.example/other',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain('<form');
});

test('a live session that someone else has changed shows what differs, and saving it again replaces their version', () => {
  const theirs = { state: 'upcoming', capacity: 20, revision: 'new' };
  const page = refused(theirs, 'Refused.', {
    title: 'Mine',
    description: '',
    startsAt: '2026-05-03T12:00',
    timeZone: 'Europe/London',
    minutes: '90',
    capacity: '',
    link: 'meet.example/room',
    revision: 'old',
  });
  const differences = [...page.matchAll(/<li class="wrap-anywhere[^>]*>(.*?)<\/li>/g)].map(
    ([, text]) => text,
  );
  expect(differences).toEqual([
    'Title: “Your questions”',
    'Starts: 3 May 2026 at 10:00',
    'Time zone: UTC',
    'Length: 60 minutes',
    'Places: 20',
  ]);
  expect(page).toContain('value="Mine"');
  expect(/name="revision" value="(\w*)"/.exec(page)?.[1]).toBe('new');
  expect(shouldRevalidate({ actionStatus: 409, defaultShouldRevalidate: false })).toBe(true);
});
