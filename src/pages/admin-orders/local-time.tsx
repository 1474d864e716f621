import { useEffect, useState } from 'react';

const inZone = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: timeZone ? 'short' : undefined,
  });

/** A moment: in UTC from the server, in the reader's own zone once the page has come alive. */
export function LocalTime({ iso, className }: { iso: string; className?: string }) {
  const [format, setFormat] = useState(() => inZone('UTC'));
  useEffect(() => setFormat(inZone()), []);
  return (
    <time dateTime={iso} className={className}>
      {format.format(new Date(iso))}
    </time>
  );
}
