import { type Cell, cell, type Workbook } from './workbook.ts';

type Risk = {
  text: string;
  owner: string;
  before: [probability: number, cost: number];
  response: string;
  price: number;
  after: [probability: number, cost: number];
};

const CALDER_STREET: Risk[] = [
  {
    text: 'Because the drawings are forty years old, we may find unrecorded cables in the trench, which would stop excavation for up to ten days',
    owner: 'Colin Reeve',
    before: [0.4, 180_000],
    response: 'Radar survey before digging',
    price: 14_000,
    after: [0.1, 180_000],
  },
  {
    text: 'Because the factory has one test bay, the lifts may wait up to four weeks, which would stop fitting out',
    owner: 'Leila Haddad',
    before: [0.3, 150_000],
    response: 'Book the test bay now',
    price: 6_000,
    after: [0.15, 150_000],
  },
  {
    text: 'Because other works share the track, we may lose the weekend, which would delay the canopy',
    owner: 'Leila Haddad',
    before: [0.2, 240_000],
    response: 'Book a second weekend',
    price: 8_000,
    after: [0.2, 90_000],
  },
  {
    text: 'Because quarry batches differ, the paving may arrive in the wrong shade, which would mean laying it twice',
    owner: 'Ian Prosser',
    before: [0.5, 30_000],
    response: 'Accept',
    price: 0,
    after: [0.5, 30_000],
  },
];

const FIRST = 5;
const LAST = FIRST + 9;
const HEADS =
  'ID,Risk,Owner,Probability,Cost if it happens,Exposure before,Response,Price,Probability after,Cost after,Exposure after,Worth on average,Stays away';

/** A register with exposure before and after the responses, filled in with the course's case. */
export const riskExposure: Workbook = {
  sheet: 'Exposure',
  widths: [6, 48, 16, 12, 14, 14, 28, 12, 12, 14, 14, 14, 12],
  rows: [
    [cell('title', 'Risk exposure calculator')],
    [cell('text', 'Replace the tinted cells with your own risks. Everything else is calculated.')],
    [],
    HEADS.split(',').map((head) => cell('head', head)),
    ...Array.from({ length: LAST - FIRST + 1 }, (_, i) => rowOf(CALDER_STREET[i], i)),
    totals(),
    [],
    ...reserve(),
  ],
};

function rowOf(risk: Risk | undefined, i: number): Cell[] {
  const row = FIRST + i;
  const [p, cost] = risk?.before ?? ['', ''];
  const [pAfter, costAfter] = risk?.after ?? ['', ''];
  const before = Number(p) * Number(cost);
  const after = Number(pAfter) * Number(costAfter);
  return [
    cell('text', `R${i + 1}`),
    cell('textInput', risk?.text),
    cell('textInput', risk?.owner),
    cell('percentInput', p),
    cell('moneyInput', cost),
    cell('money', before, `D${row}*E${row}`),
    cell('textInput', risk?.response),
    cell('moneyInput', risk?.price),
    cell('percentInput', pAfter),
    cell('moneyInput', costAfter),
    cell('money', after, `I${row}*J${row}`),
    cell('money', before - after - (risk?.price ?? 0), `F${row}-K${row}-H${row}`),
    cell('percent', 1 - Number(pAfter), `1-I${row}`),
  ];
}

function sumOf(value: (risk: Risk) => number): number {
  return CALDER_STREET.reduce((sum, risk) => sum + value(risk), 0);
}

function total(column: string, value: number): Cell {
  return cell('moneyTotal', value, `SUM(${column}${FIRST}:${column}${LAST})`);
}

function totals(): Cell[] {
  const [before, price] = [sumOf((risk) => risk.before[0] * risk.before[1]), sumOf((risk) => risk.price)];
  const after = sumOf((risk) => risk.after[0] * risk.after[1]);
  const gap = cell('text');
  return [
    cell('bold', 'All'),
    ...[gap, gap, gap, gap],
    total('F', before),
    gap,
    total('H', price),
    ...[gap, gap],
    total('K', after),
    total('L', before - after - price),
  ];
}

function reserve(): Cell[][] {
  const none = CALDER_STREET.reduce((share, { after }) => share * (1 - after[0]), 1);
  const line = (label: string, value: Cell) => [cell('text'), cell('text', label), value];
  const range = (column: string) => `${column}${FIRST}:${column}${LAST}`;
  return [
    [cell('text'), cell('bold', 'How much reserve?')],
    line(
      'Chance that at least one happens (if independent)',
      cell('percentTotal', 1 - none, `1-PRODUCT(${range('M')})`),
    ),
    line(
      'On average',
      cell(
        'moneyTotal',
        sumOf((risk) => risk.after[0] * risk.after[1]),
        `SUM(${range('K')})`,
      ),
    ),
    line(
      'The largest on its own',
      cell('moneyTotal', Math.max(...CALDER_STREET.map(({ after }) => after[1])), `MAX(${range('J')})`),
    ),
    line(
      'All at once',
      cell(
        'moneyTotal',
        sumOf((risk) => risk.after[1]),
        `SUM(${range('J')})`,
      ),
    ),
  ];
}
