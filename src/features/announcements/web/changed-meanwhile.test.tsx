import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import Announcement, { shouldRevalidate } from './announcement.tsx';

type Props = ComponentProps<typeof Announcement>;

const course = { _id: 'c', title: 'Writing risks' };
const announcement = {
  _id: 'a',
  course,
  instructor: 'Ngozi Hartley',
  title: 'As it was sent',
  body: 'The text that went out.',
  audience: 'all',
  state: 'sent',
  sendAt: '2026-05-03T10:00:00.000Z',
  timeZone: 'UTC',
  recipients: 0,
  emailed: 0,
  readers: 0,
  hiddenReason: null,
  revision: '1',
};

/** The page after the announcement was refused with these values. */
function refused(loaded: object, message: string, values: Record<string, string>): string {
  const reach = { course, audiences: [], leftThisMonth: 3 };
  const loaderData = { reach, announcement: { ...announcement, ...loaded }, id: 'a', zones: ['UTC'] };
  const actionData = { failure: { message, fields: {}, values: { intent: 'save', ...values } } };
  const element = <Announcement {...({ loaderData, actionData } as unknown as Props)} />;
  const router = createMemoryRouter([{ id: 'root', path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('changes to an announcement that has gone out in the meantime stay on the page', () => {
  const mine = { title: 'A better title', body: 'An hour of typing' };
  const html = refused({}, 'It has already been sent.', mine);
  for (const text of [
    'It has already been sent.',
    'A better title',
    'An hour of typing',
    'The text that went out.',
  ])
    expect(html).toContain(text);
});

test('an announcement that someone else has changed shows what differs, and saving it again replaces their version', () => {
  const theirs = { title: 'Theirs', audience: 'behind', state: 'scheduled', revision: 'new' };
  const page = refused(theirs, 'Refused.', {
    title: 'Mine',
    body: 'The text that went out.',
    audience: 'all',
    when: 'now',
    sendAt: '',
    timeZone: 'UTC',
    revision: 'old',
  });
  const differences = [...page.matchAll(/<li class="wrap-anywhere[^>]*>(.*?)<\/li>/g)].map(
    ([, text]) => text,
  );
  expect(differences).toEqual([
    'Title: “Theirs”',
    'To: Behind',
    'When: Later',
    'Date and time: 3 May 2026 at 10:00',
  ]);
  expect(page).toContain('value="Mine"');
  expect(/name="revision" value="(\w*)"/.exec(page)?.[1]).toBe('new');
  expect(shouldRevalidate({ actionStatus: 409, defaultShouldRevalidate: false })).toBe(true);
});
