import type { ReactNode } from 'react';
import type { Column } from '../../ui/lists/data-table.tsx';
import type { Filter } from '../../ui/lists/filter-panel.tsx';
import type { ListData } from './clamp-page.ts';

/**
 * A filter by one query parameter. `all` is the label of the option that filters nothing; `options` are labels by
 * value.
 */
export type ListFilter = { name: string; label: string; all: string; options: Record<string, string> };

/** Rows as a table, which turns into a stack of cards on a phone; or as cards on every screen. */
type Layout<Row> =
  | { columns: readonly Column<Row>[]; cards?: undefined }
  | {
      /** `card` renders one `<li>`; `className` lays them out. */
      cards: { as?: 'ul' | 'ol'; className: string; card: (row: Row) => ReactNode };
      columns?: undefined;
    };

/** The declaration of a list: everything that its page needs. */
export type ListDefinition<Row, List extends ListData> = Layout<Row> & {
  /** The rows in the API's response. */
  rows: (list: List) => readonly Row[];
  /** What the list contains: the table's caption for screen readers. */
  caption: string;
  /** The name of its entries, in the plural and in the singular. */
  things: string;
  thing: string;
  search?: { label: string; placeholder?: string };
  filters?: readonly ListFilter[];
  /** Moves the filters behind one button, if there are too many for the toolbar. */
  filtersInPanel?: boolean;
  /** The endpoint of the same list as CSV, and parameters it needs besides those in the URL. */
  csv?: { address: string; also?: Record<string, string> };
  /** The actions of a table row. */
  rowActions?: (row: Row) => ReactNode;
  /** Whether a phone shows the actions in every row, for lists of records that await a decision. */
  actionsOnPhone?: boolean;
  /** The order when the URL has none: a column's `key` or `-key`. */
  defaultSort?: string;
  /** The query parameter of the selected tab, if not `tab`. */
  tabParam?: string;
  /** No rows exist yet: a sentence or an `EmptyState`. */
  empty: ReactNode;
  /** Rows exist, but none match: a sentence or an `EmptyState`. */
  noMatch?: ReactNode;
  /** Whether there are no rows at all, and thus nothing to search: only `empty` is shown. */
  isEmpty?: (list: List) => boolean;
  /** The label of the retry button after a failure. */
  retryLabel?: string;
};

/** The API's response for a list whose rows are under the name `Plural`. */
export type Listed<Plural extends string, Row> = ListData & { [Name in Plural]: Row[] };

/** Declares a list. Put `rows` first, so that its types reach the columns. */
export const defineList = <Row extends { _id: string }, List extends ListData>(
  list: ListDefinition<Row, List>,
): ListDefinition<Row, List> => list;

/** A filter as the toolbar shows it. */
export const asChoices = ({ name, label, all, options }: ListFilter): Filter => ({
  name,
  label,
  options: [
    { value: '', label: all },
    ...Object.entries(options).map(([value, label]) => ({ value, label })),
  ],
});
