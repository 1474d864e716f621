import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import type { Column } from '../data-table-head.tsx';
import type { PhonePlace } from './phone-places.ts';

type Props<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  places: readonly PhonePlace[];
  actions: ReactNode;
};

/** A row of a table. On a phone it is a title, two facts and a status; a button shows the rest and the actions. */
export function TableRow<Row>({ row, columns, places, actions }: Props<Row>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const hasRest = actions !== undefined || places.includes('rest');
  return (
    <tr data-open={open || undefined}>
      {columns.map((column, index) => (
        <td key={column.key} data-label={column.header} data-align={column.align} data-place={places[index]}>
          <div id={index === 0 ? id : undefined}>{column.cell(row)}</div>
          {index === 0 && hasRest && (
            <button
              type="button"
              className="row-more"
              aria-expanded={open}
              aria-label="Details"
              aria-describedby={id}
              onClick={() => setOpen(!open)}
            >
              <ChevronDown aria-hidden="true" />
            </button>
          )}
        </td>
      ))}
      {actions !== undefined && (
        <td data-actions>
          <div className="row-actions">{actions}</div>
        </td>
      )}
    </tr>
  );
}
