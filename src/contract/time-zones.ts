/** Whether this is an IANA time zone such as `Europe/London`, or an offset such as `+14:00`. */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: zone }));
  } catch {
    return false;
  }
}

const partsIn = (moment: Date, zone: string): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );

/** The calendar day of a moment in a time zone, as an ISO date. */
export function dayIn(moment: Date, zone: string): string {
  const { year, month, day } = partsIn(moment, zone);
  return `${year}-${month}-${day}`;
}

/** The moment at which clocks in a time zone show this hour of a day. In an hour that clocks skip, the next one. */
export function momentIn(day: string, hour: number, zone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  let guess = wanted;
  // A second step corrects a guess on the other side of a change of the clocks.
  for (let step = 0; step < 2; step += 1) guess = wanted - offsetAt(new Date(guess), zone);
  return new Date(guess);
}

/** Milliseconds by which local clocks are ahead of UTC. */
function offsetAt(moment: Date, zone: string): number {
  const { year, month, day, hour, minute } = partsIn(moment, zone);
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return shown - Math.floor(moment.getTime() / 60_000) * 60_000;
}
