import { useLocation, useNavigate } from 'react-router';
import { SelectField } from '../../forms/select-field.tsx';
import type { Column } from '../data-table-head.tsx';
import { changeQuery } from '../query/list-query.ts';
import { usePendingQuery } from '../query/use-pending-query.ts';

type Props = { columns: readonly Column<never>[]; defaultSort?: string };

/** Sorts a list on a phone, where the table has no header. Without scripts, the header's links are shown instead. */
export function SortSelect({ columns, defaultSort }: Props) {
  const { search } = useLocation();
  const coming = usePendingQuery();
  const navigate = useNavigate();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const options = sortable.flatMap(({ key, header }) => [
    { value: key, label: `${header}, ascending` },
    { value: `-${key}`, label: `${header}, descending` },
  ]);
  const current = new URLSearchParams(search).get('sort') ?? defaultSort ?? '';
  const isKnown = options.some(({ value }) => value === current);
  return (
    <div className="data-table-sort">
      <SelectField
        label="Sort by"
        options={isKnown ? options : [{ value: current, label: 'Default order' }, ...options]}
        value={current}
        onChange={(event) =>
          void navigate(
            { search: changeQuery(coming, { sort: event.currentTarget.value }) },
            { preventScrollReset: true },
          )
        }
      />
    </div>
  );
}
