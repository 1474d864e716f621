import { Children, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import Announcement from '../../features/announcements/web/announcement.tsx';
import { AnnouncementForm } from '../../features/announcements/web/announcement-form.tsx';
import { SessionForm } from '../../features/live-sessions/web/form/session-form.tsx';
import Session from '../../features/live-sessions/web/session.tsx';

const course = { _id: 'course', title: 'Risk' };
const later = { state: 'scheduled', sendAt: '2027-01-01T09:00:00Z', timeZone: 'UTC' };
const session = { state: 'upcoming', startsAt: later.sendAt, timeZone: 'UTC', registered: 0 };

/** The key of the form on an announcement's page; without an announcement, of the form for a new one. */
const announcementForm = (id: string, announcement: string | null, of = course) => {
  const written = announcement && { _id: announcement, title: 'News', body: '', audience: 'all', ...later };
  const loaderData = { reach: { course: of, leftThisMonth: 4 }, announcement: written, id, zones: [] };
  return keyOf(AnnouncementForm, Announcement({ loaderData, actionData: undefined } as never));
};

const sessionForm = (id: string, planned: string | null, of = course) => {
  const found = planned && { _id: planned, title: 'Clinic', ...session };
  const loaderData = { course: of, lectures: [], session: found, id, zones: [] };
  return keyOf(SessionForm, Session({ loaderData, actionData: undefined } as never));
};

function keyOf(form: unknown, node: ReactNode): string | undefined {
  for (const element of Children.toArray(node)) {
    if (!isValidElement<{ children?: ReactNode }>(element)) continue;
    if (element.type === form) return String(element.key);
    const found = keyOf(form, element.props.children);
    if (found) return found;
  }
  return undefined;
}

test.each([
  ['an announcement', announcementForm],
  ['a live session', sessionForm],
])('the form for %s is reset for another record or course, and kept when the page reloads', (_what, form) => {
  expect(form('one', 'one')).not.toBe(form('two', 'two'));
  expect(form('a', null)).toBe(form('b', null));
  expect(form('a', null)).not.toBe(form('b', null, { ...course, _id: 'another' }));
});
