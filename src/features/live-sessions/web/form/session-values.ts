import { counted } from '../../../../contract/text/time/formats.ts';
import { localTimeIn } from '../../../../contract/text/time/zoned-time.ts';
import { asHttps } from '../../../../contract/urls/links.ts';
import { asNumber, atTime, type NamedField } from '../../../../lib/form/conflicts/saved-instead.ts';
import { complete, requiredNumber, text, typedNumber } from '../../../../lib/form/reading/form-fields.ts';
import { zoneName } from '../../../../lib/form/zone/zone-name.ts';
import type { LiveSession, LiveSessionBody } from '../../contract.ts';

export const labels = {
  title: 'Title',
  description: 'Description',
  startsAt: 'Starts',
  minutes: 'Length',
  capacity: 'Places',
  link: 'Link',
} as const;

/** The fields that are compared after someone else has changed the session. */
export const comparedFields: Record<string, NamedField> = {
  title: { label: labels.title },
  description: { label: labels.description },
  startsAt: { label: labels.startsAt, show: atTime },
  timeZone: { label: 'Time zone', show: zoneName },
  minutes: { label: labels.minutes, show: (typed) => counted(Number(typed), 'minute'), read: asNumber },
  capacity: { label: labels.capacity, show: (typed) => typed || 'no limit', read: asNumber },
  link: { label: labels.link, read: asHttps },
};

/** The initial values of the form for a planned session. */
export const valuesOf = (session: LiveSession): Record<string, string> => ({
  title: session.title,
  description: session.description,
  startsAt: localTimeIn(new Date(session.startsAt), session.timeZone),
  timeZone: session.timeZone,
  minutes: String(session.minutes),
  capacity: session.capacity === null ? '' : String(session.capacity),
  link: session.link ?? '',
});

/** The form's values. The API refuses numbers that are not valid. */
export function sessionIn(form: FormData): LiveSessionBody {
  complete(form, ['description', 'capacity']);
  return {
    title: text(form, 'title'),
    description: text(form, 'description'),
    startsAt: text(form, 'startsAt'),
    timeZone: text(form, 'timeZone'),
    minutes: requiredNumber(form, 'minutes'),
    link: text(form, 'link').trim(),
    capacity: typedNumber(form, 'capacity') ?? null,
    revision: text(form, 'revision'),
  };
}
