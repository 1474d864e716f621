import { atTime, chosenFrom, type NamedField } from '../../../lib/form/conflicts/saved-instead.ts';
import { zoneName } from '../../../lib/form/zone/zone-name.ts';
import { audienceHints, audiences } from '../limits.ts';

export const labels = {
  title: 'Title',
  body: 'Text',
  audience: 'To',
  when: 'When',
  sendAt: 'Date and time',
} as const;

export const audienceChoices = audiences.map((value) => ({ value, ...audienceHints[value] }));

export const whenChoices = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later', hint: 'You can edit or cancel it until then.' },
];

/** The fields that are compared after someone else has changed the announcement. */
export const comparedFields: Record<string, NamedField> = {
  title: { label: labels.title },
  body: { label: labels.body },
  audience: { label: labels.audience, show: chosenFrom(audienceChoices) },
  when: { label: labels.when, show: chosenFrom(whenChoices) },
  sendAt: { label: labels.sendAt, show: atTime },
  timeZone: { label: 'Time zone', show: zoneName },
};
