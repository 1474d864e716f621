import { counted, formatCount } from '../contract/wording.ts';

/** How much of what a field takes is used up; spoken only near the end, so that it does not interrupt every key. */
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
  return (
    <div className="counter" data-over={left < 0 || undefined}>
      <span aria-hidden="true">
        {formatCount(length)} / {formatCount(max)}
        {thing !== 'character' && ` ${thing}s`}
      </span>
      <span className="sr-only" aria-live="polite">
        {left < 0
          ? `${counted(-left, thing)} too many`
          : left <= max / 10
            ? `${counted(left, thing)} left`
            : ''}
      </span>
    </div>
  );
}
