import { plural } from '../../contract/text/time/formats.ts';
/**
 * How much of a field's limit is used; announced only near the limit, so that it does not interrupt every keystroke.
 */
export function Counter({
  length,
  max,
  thing = 'character',
}: {
  length: number;
  max: number;
  thing?: string;
}) {
  const left = max - length;
  const things = (count: number) => `${count} ${plural(count, thing)}`;
  return (
    <div className="counter" data-over={left < 0 || undefined}>
      <span aria-hidden="true">
        {length} / {max}
        {thing !== 'character' && ` ${thing}s`}
      </span>
      <span className="sr-only" aria-live="polite">
        {left < 0 ? `${things(-left)} too many` : left <= max / 10 ? `${things(left)} left` : ''}
      </span>
    </div>
  );
}
