import X from 'lucide-react/icons/x';
import { Link, useLocation } from 'react-router';
import { changeQuery } from './list-query.ts';

/** An active filter: its text, and the query parameters it consists of. */
export type FilterChip = { label: string; names: readonly string[] };

/** The active filters of a list, each with a link that removes it. */
export function FilterChips({ chips, className }: { chips: readonly FilterChip[]; className?: string }) {
  const { search } = useLocation();
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className={className}>
      {chips.map(({ label, names }) => (
        <li key={names.join()} className="max-w-full min-w-0">
          <Link
            className="btn btn-secondary btn-sm max-w-full"
            to={{ search: changeQuery(search, Object.fromEntries(names.map((name) => [name, null]))) }}
            preventScrollReset
          >
            <span className="sr-only">Remove </span>
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
