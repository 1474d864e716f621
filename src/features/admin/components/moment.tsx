const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A date with its time, in UTC: what is compared with a server's log should not depend on the reader's zone. */
export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="whitespace-nowrap" title={`${iso} (UTC)`}>
      {format.format(new Date(iso))}
    </time>
  );
}
