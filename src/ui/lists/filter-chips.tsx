import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { changeQuery, withoutValue } from './query/list-query.ts';
import { usePendingQuery } from './query/use-pending-query.ts';

/** An active filter: its text, and its query parameters; `value` if it is one of several for a parameter. */
export type FilterChip = { label: string; names: readonly string[]; value?: string };

const without = (search: string, { names, value }: FilterChip): string =>
  value === undefined
    ? changeQuery(search, Object.fromEntries(names.map((name) => [name, null])))
    : withoutValue(search, names[0] ?? '', value);

/** The active filters of a list, each with a link that removes it. */
export function FilterChips({ chips, className }: { chips: readonly FilterChip[]; className?: string }) {
  const coming = usePendingQuery();
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className={className}>
      {chips.map((chip) => (
        <li key={`${chip.names} ${chip.value ?? ''}`} className="max-w-full min-w-0">
          <Link
            className="btn btn-secondary btn-sm max-w-full"
            to={{ search: without(coming, chip) }}
            preventScrollReset
          >
            <span className="sr-only">Remove </span>
            <span className="min-w-0 wrap-anywhere">{chip.label}</span>
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
