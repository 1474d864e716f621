import { range } from '../drawing/drawing.ts';
import { type Cell, cell, type Workbook } from './workbook.ts';

type Option = { name: string; savings: number[]; running: number[]; setUp: number };

/** Money in pounds, by year from zero. */
const RULES: Option = {
  name: 'Runner-up: new rules',
  savings: [0, 40_000, 60_000, 60_000, 60_000],
  running: [0, 20_000, 20_000, 20_000, 20_000],
  setUp: 40_000,
};
const BUY: Option = {
  name: 'Recommended: buy a system',
  savings: [0, 72_000, 180_000, 180_000, 180_000],
  running: [0, 45_000, 45_000, 45_000, 45_000],
  setUp: 210_000,
};

const RATE = 0.05;
const YEARS = range(5);
const COLUMNS = ['B', 'C', 'D', 'E', 'F'];
/** The row of each option's heading; its lines follow. */
const PLACES = { runnerUp: 8, recommended: 18 };

/** Two options with net present value, payback and the saving at which the recommendation flips. */
export function optionComparison(): Workbook {
  return {
    sheet: 'Options',
    widths: [44, 14, 14, 14, 14, 14],
    rows: [
      [cell('title', 'Option comparison')],
      [
        cell(
          'text',
          'Replace the tinted cells. Enter costs as positive amounts, in today’s prices. Everything else is calculated.',
        ),
      ],
      [],
      [cell('bold', 'Discount rate'), cell('percentInput', RATE)],
      [cell('head', 'Year'), ...YEARS.map((year) => cell('head', year))],
      [
        cell('text', 'Factor'),
        ...YEARS.map((year) => cell('factor', factor(year), `1/(1+$B$4)^${COLUMNS[year]}5`)),
      ],
      [],
      ...linesOf(RULES, PLACES.runnerUp),
      [],
      ...linesOf(BUY, PLACES.recommended),
      [],
      ...flipPoint(),
    ],
  };
}

function linesOf(option: Option, top: number): Cell[][] {
  const [savings, running, setUp, net, present, cumulative, back] = range(7).map((i) => top + 1 + i);
  const across = (label: string, each: (year: number, column: string) => Cell) => [
    cell('text', label),
    ...YEARS.map((year) => each(year, COLUMNS[year] ?? '')),
  ];
  return [
    [cell('head', option.name), ...YEARS.map(() => cell('head'))],
    across('Savings', (year) => cell('moneyInput', option.savings[year])),
    across('Running cost', (year) => cell('moneyInput', option.running[year])),
    across('Set-up', (year) => cell('moneyInput', year === 0 ? option.setUp : 0)),
    across('Net', (year, c) =>
      cell('money', netOf(option, year), `${c}${savings}-${c}${running}-${c}${setUp}`),
    ),
    across('In today’s money', (year, c) =>
      cell('money', netOf(option, year) * factor(year), `${c}${net}*${c}6`),
    ),
    across('Net so far', (year, c) => cell('money', soFar(option, year), `SUM($B${net}:${c}${net})`)),
    across('Paid back in this year, after', (year, c) => {
      const before = COLUMNS[year - 1];
      if (!before) return cell('factor');
      const [had, has] = [soFar(option, year - 1), soFar(option, year)];
      const value = had < 0 && has >= 0 ? year - 1 - had / netOf(option, year) : '';
      const crossed = `AND(${before}${cumulative}<0,${c}${cumulative}>=0)`;
      return cell('factor', value, `IF(${crossed},${before}5-${before}${cumulative}/${c}${net},"")`);
    }),
    [
      cell('bold', 'Net present value'),
      cell('moneyTotal', presentValue(option), `SUM(B${present}:F${present})`),
      cell('bold', 'Paid back after, in years'),
      cell('factor', paybackOf(option), `IF(COUNT(C${back}:F${back})=0,"later",MIN(C${back}:F${back}))`),
    ],
  ];
}

function flipPoint(): Cell[][] {
  const [one, other] = [`B${PLACES.runnerUp + 8}`, `B${PLACES.recommended + 8}`];
  const savings = PLACES.recommended + 1;
  const lead = presentValue(BUY) - presentValue(RULES);
  const share = lead / YEARS.reduce((sum, year) => sum + (BUY.savings[year] ?? 0) * factor(year), 0);
  const top = PLACES.recommended + 10;
  return [
    [cell('head', 'What would change our mind'), cell('head')],
    [cell('text', 'Lead of the recommended option'), cell('money', lead, `${other}-${one}`)],
    [
      cell('text', 'Its savings may fall by'),
      cell('percentTotal', share, `B${top + 1}/SUMPRODUCT(B${savings}:F${savings},B6:F6)`),
    ],
    [
      cell('text', 'Saving in year 4 at which both are equal'),
      cell('moneyTotal', (BUY.savings[4] ?? 0) * (1 - share), `F${savings}*(1-B${top + 2})`),
    ],
    [
      cell('text', 'Set-up cost at which both are equal'),
      cell('moneyTotal', BUY.setUp + lead, `B${PLACES.recommended + 3}+B${top + 1}`),
    ],
  ];
}

function factor(year: number): number {
  return 1 / (1 + RATE) ** year;
}

function netOf({ savings, running, setUp }: Option, year: number): number {
  return (savings[year] ?? 0) - (running[year] ?? 0) - (year === 0 ? setUp : 0);
}

function soFar(option: Option, year: number): number {
  return range(year + 1).reduce((sum, each) => sum + netOf(option, each), 0);
}

function presentValue(option: Option): number {
  return YEARS.reduce((sum, year) => sum + netOf(option, year) * factor(year), 0);
}

function paybackOf(option: Option): number {
  const year = YEARS.findIndex((each) => soFar(option, each) >= 0);
  return year - 1 - soFar(option, year - 1) / netOf(option, year);
}
