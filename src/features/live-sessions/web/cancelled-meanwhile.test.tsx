import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import Session from './session.tsx';

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

test('changes to a live session that was cancelled in the meantime stay on the page, which shows its state', () => {
  const loaderData = { course, lectures: [], session, id: 's', zones: [] };
  const values = {
    intent: 'save',
    title: 'A better title',
    description: 'An hour of typing',
    link: 'https://meet.example/other',
  };
  const actionData = { failure: { message: 'This session has been cancelled.', fields: {}, values } };
  const element = <Session {...({ loaderData, actionData } as unknown as Props)} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
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
