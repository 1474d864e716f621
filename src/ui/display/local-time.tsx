import { useSyncExternalStore } from 'react';
import { cx } from '../cx.ts';

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const looks = {
  /** `3 May 2026` */
  long: day,
  /** `3 May 2026`, with the month cut to three letters: for tables. */
  short: { ...day, month: 'short' },
  /** `3 May 2026, 14:05` */
  time: { ...day, month: 'short', hour: '2-digit', minute: '2-digit' },
} as const;

type Look = keyof typeof looks;

/** Making a formatter costs more than a whole table row. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(look: Look, zone: 'UTC' | 'own'): Intl.DateTimeFormat {
  const key = `${look} ${zone}`;
  const found = formats.get(key) ?? makeFormat(look, zone);
  formats.set(key, found);
  return found;
}

const makeFormat = (look: Look, zone: 'UTC' | 'own') =>
  new Intl.DateTimeFormat('en-GB', {
    ...looks[look],
    ...(zone === 'UTC' && { timeZone: 'UTC', ...(look === 'time' && { timeZoneName: 'short' }) }),
  });

const never = () => () => {};
const own = () => 'own' as const;
const utc = () => 'UTC' as const;

type Props = { iso: string; look?: Look; className?: string };

/** A moment: in UTC from the server, in the reader's own zone once the page has come alive. */
export function LocalTime({ iso, look = 'long', className }: Props) {
  const zone = useSyncExternalStore<'UTC' | 'own'>(never, own, utc);
  return (
    <time dateTime={iso} className={cx(look !== 'long' && 'whitespace-nowrap', className)}>
      {formatOf(look, zone).format(new Date(iso))}
    </time>
  );
}
