import { useRef } from 'react';
import { useRestoredFocus } from '../overlays/use-restored-focus.ts';

/** A keyboard position in a table: row and control, counted from 0. */
type Place = { row: number; cell: number; stop: number };

/**
 * Keeps keyboard focus in a table when a row is removed or a cell changes its controls: on the same control of the row
 * that moved up, so that the next decision is one key away; on the page's content when the table is empty.
 */
export function useRowFocus() {
  const table = useRef<HTMLDivElement>(null);
  const focus = useRestoredFocus(placeOf, (place) => table.current && stopAt(table.current, place));
  return { ref: table, ...focus };
}

function placeOf(stop: HTMLElement): Place | null {
  const cell = stop.closest('td');
  const row = cell?.closest('tr');
  if (!cell || !row?.parentElement) return null;
  return {
    row: [...row.parentElement.children].indexOf(row),
    cell: [...row.children].indexOf(cell),
    stop: stopsIn(cell).indexOf(stop),
  };
}

function stopAt(table: HTMLElement, place: Place | null): HTMLElement | null | undefined {
  const content = document.getElementById('main');
  if (!place) return content;
  const rows = [...table.querySelectorAll('tbody tr')];
  const cell = (rows[place.row] ?? rows.at(-1))?.children[place.cell];
  const stops = cell ? stopsIn(cell) : [];
  return stops[place.stop] ?? stops.at(-1) ?? content;
}

const stopsIn = (part: Element): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>('a[href], button, select, input:not([type=hidden])'),
];
