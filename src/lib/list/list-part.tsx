import { Fragment, type ReactNode } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { CsvLink } from '../../ui/actions/csv-link.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { FilterPanel } from '../../ui/lists/filter-panel.tsx';
import { ListToolbar } from '../../ui/lists/list-toolbar.tsx';
import { NothingToShow } from '../../ui/lists/nothing-to-show.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { useCardFocus } from '../../ui/lists/use-card-focus.ts';
import { FailedPart } from '../page/failures/failed-part.tsx';
import type { Part } from '../page/part.ts';
import type { ListData } from './clamp-page.ts';
import { asChoices, type ListDefinition } from './define-list.ts';

export type ListPartProps<Row, List extends ListData> = {
  list: ListDefinition<Row, List>;
  /** What `loadList` returned. */
  loaded: Part<List>;
  /** Shown between the toolbar and the rows, such as why a change failed. */
  notice?: ReactNode;
};

/** A declared list within a page: toolbar, rows or why there are none, and pagination. */
export function ListPart<Row extends { _id: string }, List extends ListData>(
  props: ListPartProps<Row, List>,
) {
  const { list, loaded, notice } = props;
  if (loaded.data && list.isEmpty?.(loaded.data)) return list.empty;
  return (
    <>
      <Toolbar list={list} />
      {notice && <div className="mb-4">{notice}</div>}
      {list.cards ? <Cards {...props} /> : <Table {...props} />}
      {loaded.data && (
        <Pagination
          className={list.cards ? 'mt-6' : 'mt-4'}
          list={loaded.data}
          things={list.things}
          thing={list.thing}
        />
      )}
    </>
  );
}

function Toolbar({
  list,
}: {
  list: Pick<ListDefinition<never, never>, 'search' | 'filters' | 'filtersInPanel' | 'csv'>;
}) {
  const { search, csv, filtersInPanel } = list;
  const filters = list.filters?.map(asChoices) ?? [];
  if (!search && filters.length === 0 && !csv) return null;
  return (
    <ListToolbar
      className="mt-6 mb-4"
      search={search}
      filters={filtersInPanel ? [] : filters}
      actions={
        (csv || filtersInPanel) && (
          <>
            {filtersInPanel && <FilterPanel filters={filters} />}
            {csv && <CsvLink {...csv} />}
          </>
        )
      }
    />
  );
}

function Table<Row extends { _id: string }, List extends ListData>({
  list,
  loaded,
}: ListPartProps<Row, List>) {
  const loading = useIsLoading();
  const { revalidate } = useRevalidator();
  const { caption, columns = [], rowActions, actionsOnPhone, defaultSort, retryLabel } = list;
  return (
    <DataTable
      {...{ caption, columns, rowActions, actionsOnPhone, defaultSort, loading }}
      rows={loaded.data ? list.rows(loaded.data) : []}
      rowKey={(row) => row._id}
      error={
        loaded.error === null ? null : { message: loaded.error, onRetry: () => void revalidate(), retryLabel }
      }
      emptyMessage={list.empty}
      noMatchMessage={list.noMatch}
      tabParam={list.tabParam}
    />
  );
}

function Cards<Row extends { _id: string }, List extends ListData>(props: ListPartProps<Row, List>) {
  return (
    <div {...useCardFocus()}>
      <CardsOrReason {...props} />
    </div>
  );
}

function CardsOrReason<Row extends { _id: string }, List extends ListData>({
  list,
  loaded,
}: ListPartProps<Row, List>) {
  const loading = useIsLoading();
  if (!loaded.data || !list.cards) return <FailedPart part={loaded} />;
  const { as: Items = 'ul', className, card } = list.cards;
  const rows = list.rows(loaded.data);
  if (rows.length === 0) return <NothingToShow emptyMessage={list.empty} noMatchMessage={list.noMatch} />;
  return (
    <Items aria-busy={loading} className={className}>
      {rows.map((row) => (
        <Fragment key={row._id}>{card(row)}</Fragment>
      ))}
    </Items>
  );
}

/** Whether another page, order or selection of this list is being loaded. */
function useIsLoading(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === pathname;
}
