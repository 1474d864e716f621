import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { changeQuery, nextSort, sortDirection } from './query/list-query.ts';
import { usePendingQuery } from './query/use-pending-query.ts';

export type Column<Row> = {
  /** The `sort` value of this column. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  align?: 'start' | 'end';
  /**
   * Its place in a row on a phone: a fact below the title, the status beside it, or among the rest, which the row's
   * button shows. By default the first column is the title, a column `status` or `state` is the status, and the next
   * two are facts; if any column is declared a fact, the others are not.
   */
  phone?: 'fact' | 'status' | 'rest';
  headerHidden?: boolean;
};

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The header row: a sortable column's name is a real link that sets `?sort=`. */
export function DataTableHead<Row>({
  columns,
  hasActions,
  defaultSort,
}: {
  columns: readonly Column<Row>[];
  hasActions: boolean;
  defaultSort?: string;
}) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} defaultSort={defaultSort} />
        ))}
        {hasActions && (
          <th scope="col" data-actions>
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({ column, defaultSort }: { column: Column<Row>; defaultSort?: string }) {
  const { search } = useLocation();
  const coming = usePendingQuery();
  if (!column.sortable) {
    return (
      <th scope="col" data-align={column.align}>
        {column.headerHidden ? <span className="sr-only">{column.header}</span> : column.header}
      </th>
    );
  }
  const sortOf = (query: string) => new URLSearchParams(query).get('sort') ?? defaultSort;
  const direction = sortDirection(sortOf(search), column.key);
  const Icon = icons[direction];
  return (
    <th scope="col" data-align={column.align} aria-sort={direction}>
      <Link
        className="sort-link"
        to={{ search: changeQuery(coming, { sort: nextSort(sortOf(coming), column.key) }) }}
        preventScrollReset
      >
        {column.header}
        <Icon aria-hidden="true" />
      </Link>
    </th>
  );
}
