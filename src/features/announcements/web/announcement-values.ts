import { localTimeIn } from '../../../contract/text/time/zoned-time.ts';
import { oneOf, text } from '../../../lib/form/reading/form-fields.ts';
import type { Announcement, AnnouncementBody } from '../contract.ts';
import { audiences } from '../limits.ts';
import type { AnnouncementValues } from './announcement-form.tsx';

/** The values of the form as the API takes them. */
export function announcementIn(form: FormData): AnnouncementBody {
  const isLater = oneOf(form, 'when', ['now', 'later']) === 'later';
  return {
    title: text(form, 'title'),
    body: text(form, 'body'),
    audience: oneOf(form, 'audience', audiences),
    sendAt: isLater ? text(form, 'sendAt') : null,
    timeZone: isLater ? text(form, 'timeZone') : 'UTC',
    revision: text(form, 'revision'),
  };
}

export const newValues: AnnouncementValues = {
  title: '',
  body: '',
  audience: 'all',
  when: 'now',
  sendAt: '',
  timeZone: '',
};

/** The initial values of the form for a scheduled announcement. */
export function valuesOf({ title, body, audience, sendAt, timeZone }: Announcement): AnnouncementValues {
  if (!timeZone) return { ...newValues, title, body, audience };
  return { title, body, audience, when: 'later', sendAt: localTimeIn(new Date(sendAt), timeZone), timeZone };
}
