const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** When something happened, in the reader's own zone: `on Saturday 21 November at 14:32`. For the browser alone. */
export const momentOf = (iso: string): string => `on ${format.format(new Date(iso))}`;
