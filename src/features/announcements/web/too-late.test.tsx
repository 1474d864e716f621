import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import Announcement from './announcement.tsx';

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

test('changes to an announcement that has gone out in the meantime stay on the page', () => {
  const loaderData = { reach: { course, audiences: [], leftThisMonth: 3 }, announcement, id: 'a', zones: [] };
  const values = { intent: 'save', title: 'A better title', body: 'An hour of typing' };
  const actionData = { failure: { message: 'It has already been sent.', fields: {}, values } };
  const element = <Announcement {...({ loaderData, actionData } as unknown as Props)} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  for (const text of [
    'It has already been sent.',
    'A better title',
    'An hour of typing',
    'The text that went out.',
  ])
    expect(html).toContain(text);
});
