import { range } from '../drawing/drawing.ts';
import { type Cell, cell, type Workbook } from './workbook.ts';

/** Cycle times in working days, in the order in which the items were finished. */
const DAYS = [10, 7, 16, 5, 9, 8, 3, 12, 6, 10, 5, 32, 8, 7, 13, 4, 11, 9, 19, 6];
/** How many of them were finished in each week. */
const WEEKS = [2, 2, 4, 3, 1, 4, 4];
/** Monday of the first week, as Excel counts days: 18 August 2025. */
const FIRST_MONDAY = 45_887;
const FIRST = 6;
const LAST = FIRST + 39;

/** A log of items with their cycle time, its percentiles and Little's law, filled in with the course's case. */
export function flowLog(): Workbook {
  const items = finishDays();
  return {
    sheet: 'Flow log',
    widths: [28, 13, 13, 13, 4, 44, 14],
    rows: [
      [cell('title', 'Flow log')],
      [
        cell(
          'text',
          'Replace the tinted cells with your own items; up to 40. Everything else is calculated.',
        ),
      ],
      [cell('text', 'Days are working days, first and last day included.')],
      [],
      ['Item', 'Started', 'Finished', 'Days'].map((head) => cell('head', head)),
      ...range(LAST - FIRST + 1).map((i) => [...itemCells(i, items[i]), ...(summary()[i] ?? [])]),
    ],
  };
}

/** Working days from the first Monday on which each item was finished. */
function finishDays(): { day: number; days: number }[] {
  let item = 0;
  return WEEKS.flatMap((count, week) =>
    range(count).map((i) => ({ day: week * 5 + i, days: DAYS[item++] ?? 0 })),
  );
}

function itemCells(index: number, item: { day: number; days: number } | undefined): Cell[] {
  const row = FIRST + index;
  const days = `IF(AND(ISNUMBER(B${row}),ISNUMBER(C${row})),NETWORKDAYS(B${row},C${row}),"")`;
  return [
    cell('textInput', item ? `Item ${index + 1}` : ''),
    cell('dateInput', item ? dateOf(item.day - item.days + 1) : ''),
    cell('dateInput', item ? dateOf(item.day) : ''),
    cell('number', item?.days ?? '', days),
    cell('text'),
  ];
}

/** The date of a working day, counted from the first Monday. */
function dateOf(day: number): number {
  return FIRST_MONDAY + Math.floor(day / 5) * 7 + (((day % 5) + 5) % 5);
}

function summary(): Cell[][] {
  const days = `D${FIRST}:D${LAST}`;
  const sorted = DAYS.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  const percentile = (share: number) => [
    cell('text', `${share * 100} % of items took at most, in days`),
    cell('numberTotal', at(share), `SMALL(${days},ROUNDUP(${share}*COUNT(${days}),0))`),
  ];
  const average = DAYS.reduce((sum, each) => sum + each, 0) / DAYS.length;
  return [
    [cell('head', 'Cycle time'), cell('head')],
    [cell('text', 'Items finished'), cell('number', DAYS.length, `COUNT(${days})`)],
    [cell('text', 'Average, in days'), cell('number', average, `AVERAGE(${days})`)],
    percentile(0.5),
    percentile(0.85),
    percentile(0.95),
    [],
    [cell('head', 'Little’s law'), cell('head')],
    [cell('text', 'Open items today'), cell('numberInput', 6)],
    [cell('text', 'Finished per working day'), cell('numberInput', 0.6)],
    [
      cell('text', 'Expected average cycle time, in days'),
      cell('numberTotal', 10, `G${FIRST + 8}/G${FIRST + 9}`),
    ],
  ];
}
