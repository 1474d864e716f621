import { useSyncExternalStore } from 'react';
import { formatDate } from '../../contract/text/time/formats.ts';
import { cx } from '../cx.ts';

type Style = 'long' | 'short' | 'time';

const never = () => () => {};
const own = () => 'own' as const;
const utc = () => 'UTC' as const;

type Props = { iso: string; format?: Style; className?: string };

/** A date or time: in UTC from the server, in the reader's time zone after hydration. */
export function LocalTime({ iso, format = 'long', className }: Props) {
  const zone = useSyncExternalStore<'UTC' | 'own'>(never, own, utc);
  return (
    <time dateTime={iso} className={cx('whitespace-nowrap', className)}>
      {formatDate(iso, format, zone)}
    </time>
  );
}
