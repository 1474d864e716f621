import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ErrorState } from '../states/error-state.tsx';
import { Loading, SkeletonRow } from '../states/skeleton.tsx';
import { type Column, DataTableHead } from './data-table-head.tsx';
import { type NothingProps, NothingToShow } from './nothing-to-show.tsx';
import { phonePlaces } from './phone/phone-places.ts';
import { SortSelect } from './phone/sort-select.tsx';
import { TableRow } from './phone/table-row.tsx';
import { useRowFocus } from './use-row-focus.ts';
import './data-table.css';
import './phone/data-table-phone.css';

export type { Column } from './data-table-head.tsx';

export type DataTableProps<Row> = NothingProps & {
  /** What the table lists: a caption for screen readers, visible with `captionShown`. */
  caption: string;
  captionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowActions?: (row: Row) => ReactNode;
  /** Whether a phone shows the actions in every row instead of behind its button. */
  actionsOnPhone?: boolean;
  /** New rows are loading: old ones stay, dimmed; without old ones, skeletons show. */
  loading?: boolean;
  error?: { message: string; onRetry?: () => void; retryLabel?: string } | null;
  /** The order when the URL has none: `key` or `-key`. */
  defaultSort?: string;
  className?: string;
};

/**
 * The table of every list: sorted by links, or by a select on a phone, where each row is a card with its main cells.
 * The server sorts, filters and paginates.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionShown, columns, rows, rowActions, defaultSort, loading, error, className } = props;
  const classes = cx('data-table', className);
  const focus = useRowFocus();
  if (error || (rows.length === 0 && !loading)) {
    return (
      <div className={classes} {...focus}>
        {captionShown && <p className="data-table-title">{caption}</p>}
        {error ? <ErrorState {...error} /> : <NothingToShow {...props} />}
      </div>
    );
  }
  return (
    <div
      className={classes}
      data-loading={loading || undefined}
      data-dense={isDense(props) || undefined}
      data-actions-shown={props.actionsOnPhone || undefined}
      {...focus}
    >
      <SortSelect columns={columns} defaultSort={defaultSort} />
      <div className="data-table-scroll">
        {/* biome-ignore lint/a11y/noRedundantRoles: browsers drop the role where rows are laid out as cards */}
        <table role="table">
          <caption className={captionShown ? undefined : 'sr-only'}>{caption}</caption>
          <DataTableHead columns={columns} hasActions={Boolean(rowActions)} defaultSort={defaultSort} />
          {rows.length > 0 ? <Rows {...props} /> : <LoadingRows {...props} />}
        </table>
      </div>
    </div>
  );
}

/** Tables with many columns have narrower gaps. */
const isDense = <Row,>({ columns, rowActions }: DataTableProps<Row>): boolean =>
  columns.length + (rowActions ? 1 : 0) > 6;

function Rows<Row>({ columns, rows, rowKey, rowActions, loading }: DataTableProps<Row>) {
  const places = phonePlaces(columns);
  return (
    <tbody aria-busy={loading}>
      {rows.map((row) => (
        <TableRow key={rowKey(row)} {...{ row, columns, places }} actions={rowActions?.(row)} />
      ))}
    </tbody>
  );
}

function LoadingRows<Row>({ columns, rowActions, caption }: DataTableProps<Row>) {
  const span = columns.length + (rowActions ? 1 : 0);
  return (
    <tbody aria-busy="true">
      <tr>
        <td colSpan={span} data-message>
          <Loading label={`Loading ${caption}`}>
            {[0, 1, 2, 3, 4].map((row) => (
              <SkeletonRow key={row} columns={Math.min(span, 5)} />
            ))}
          </Loading>
        </td>
      </tr>
    </tbody>
  );
}
