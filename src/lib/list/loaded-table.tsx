import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { DataTable, type DataTableProps } from '../../ui/lists/data-table.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import type { Loaded } from './load-list.ts';

type Page = { page: number; limit: number; total: number };

type Props<Row, List> = Omit<DataTableProps<Row>, 'rows' | 'loading' | 'error'> & {
  loaded: Loaded<List>;
  rowsOf: (list: List) => Row[];
  /** What is counted below the table, in the plural and the singular. */
  things: string;
  thing: string;
};

/** One page of a list as it was loaded, or why there is none, with the ways to the other pages. */
export function LoadedTable<Row, List extends Page>({
  loaded: { list, error },
  rowsOf,
  things,
  thing,
  ...table
}: Props<Row, List>) {
  const { pathname } = useLocation();
  const loading = useNavigation().location?.pathname === pathname;
  const { revalidate } = useRevalidator();
  return (
    <>
      <DataTable
        {...table}
        rows={list ? rowsOf(list) : []}
        loading={loading}
        error={error === null ? null : { message: error, onRetry: () => void revalidate() }}
      />
      {list && <Pagination className="mt-4" list={list} things={things} thing={thing} />}
    </>
  );
}
