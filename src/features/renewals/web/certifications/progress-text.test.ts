import { expect, test } from 'vitest';
import type { Holding } from '../../contract.ts';
import { paceText, progressText, reasonText } from './progress-text.ts';

const scheme: Holding['scheme'] = {
  key: 'pmp',
  version: 1,
  body: 'PMI',
  name: 'PMP',
  unit: 'PDU',
  step: 0.25,
  cycleMonths: 36,
  total: 60,
  perYear: null,
  perActivity: 15,
  perDay: 8,
  carryOverMonths: 12,
  carryOverMaximum: null,
  needsReflection: false,
  minimumActivities: 0,
  areas: [
    { key: 'ways-of-working', name: 'Ways of Working', minimum: 8 },
    { key: 'power-skills', name: 'Power Skills', minimum: 8 },
  ],
  groups: [
    { key: 'education', name: 'Education', within: null, minimum: 35, maximum: null, hasAreas: true },
    { key: 'giving-back', name: 'Giving back', within: null, minimum: 0, maximum: 25, hasAreas: false },
  ],
  source: 'a handbook',
  sourceUrl: null,
  checkedOn: null,
};

const holding: Holding = {
  _id: 'h',
  scheme,
  number: '',
  earnedOn: '2024-03-15',
  startsOn: '2024-03-15',
  endsOn: '2027-03-14',
  timeZone: 'UTC',
  newer: null,
  counted: 17.5,
  missing: 42.5,
  earnable: 42.5,
  carried: 0,
  carriedIn: 0,
  hasNext: false,
  missingActivities: 0,
  areas: [
    { key: 'ways-of-working', name: 'Ways of Working', counted: 12.5, missing: 0 },
    { key: 'power-skills', name: 'Power Skills', counted: 5, missing: 3 },
  ],
  groups: [{ key: 'education', name: 'Education', counted: 17.5, missing: 17.5 }],
  years: [],
};

const done = { areas: [], groups: [], missing: 0, earnable: 0, counted: 60 };

test.each([
  [{}, '17.5 of 60 PDU · 3 Power Skills to go by 14 March 2027'],
  [
    { areas: holding.areas.map((area) => ({ ...area, missing: 1.5 })) },
    '17.5 of 60 PDU · 1.5 Ways of Working and 1.5 Power Skills to go by 14 March 2027',
  ],
  [{ areas: [] }, '17.5 of 60 PDU · 17.5 Education to go by 14 March 2027'],
  [{ areas: [], groups: [] }, '17.5 of 60 PDU · 42.5 PDU to go by 14 March 2027'],
  [{ ...done, missingActivities: 1 }, '60 of 60 PDU · 1 more activity to go by 14 March 2027'],
  [done, '60 of 60 PDU · complete'],
])('says what is still missing, the most specific first', (change, sentence) => {
  expect(progressText({ ...holding, ...change }, '2026-09-14')).toBe(sentence);
});

test.each([
  [{ earnable: 0 }, '17.5 of 60 PDU · the cycle ended on 14 March 2027'],
  [{ ...done, missingActivities: 1 }, '60 of 60 PDU · 1 activity missing'],
  [done, '60 of 60 PDU · complete'],
])('asks for nothing once the cycle has ended', (change, sentence) => {
  expect(progressText({ ...holding, ...change }, '2027-03-15')).toBe(sentence);
});

test('names the year that is short and not over yet', () => {
  const years = [
    { startsOn: '2024-03-15', endsOn: '2025-03-14', counted: 20, missing: 0 },
    { startsOn: '2025-03-15', endsOn: '2026-03-14', counted: 15, missing: 5 },
    { startsOn: '2026-03-15', endsOn: '2027-03-14', counted: 2, missing: 18 },
  ];
  expect(progressText({ ...holding, areas: [], groups: [], years }, '2026-09-14')).toBe(
    '17.5 of 60 PDU · 18 PDU to go in year 3, which ends on 14 March 2027',
  );
});

test('credits that a past year lacks are shown as missed and are not part of the pace', () => {
  const years = [
    { startsOn: '2024-03-15', endsOn: '2025-03-14', counted: 12, missing: 8 },
    { startsOn: '2025-03-15', endsOn: '2026-03-14', counted: 20, missing: 0 },
    { startsOn: '2026-03-15', endsOn: '2027-03-14', counted: 20, missing: 0 },
  ];
  const short = { ...holding, areas: [], groups: [], years, counted: 52, missing: 8, earnable: 0 };
  expect(progressText(short, '2026-09-14')).toBe(
    '52 of 60 PDU · 8 PDU missed in year 1, which ended on 14 March 2025',
  );
  expect(paceText(short, '2026-09-14')).toBeNull();
  const [first, second] = years;
  const open = { startsOn: '2026-03-15', endsOn: '2027-03-14', counted: 8, missing: 12 };
  const behind = {
    ...short,
    years: [first, second, open].flatMap((year) => year ?? []),
    counted: 40,
    missing: 20,
    earnable: 12,
  };
  expect(paceText(behind, '2026-09-14')).toBe('About 2.1 PDU a month from now on, 12 PDU in all');
});

test.each([
  ['2026-09-14', 'About 7.2 PDU a month from now on, 42.5 PDU in all'],
  ['2027-03-01', '42.5 PDU needed within the next month'],
  ['2027-03-14', '42.5 PDU needed within the next month'],
  ['2027-03-15', 'The cycle has ended with 42.5 PDU missing.'],
])('works out the pace needed on %s', (today, sentence) => {
  expect(paceText(holding, today)).toBe(sentence);
});

test('shows no pace once nothing is missing', () => {
  expect(paceText({ ...holding, missing: 0 }, '2026-01-01')).toBeNull();
});

const allocation = {
  holding: 'h',
  name: 'PMP',
  unit: 'PDU',
  group: 'giving-back',
  groupName: 'Giving back',
  areas: {},
  hours: 1,
  reportedOn: null,
  counted: 0,
};

test.each([
  [null, null],
  ['outside-cycle', 'Outside the cycle, which runs from 15 March 2024 to 14 March 2027'],
  ['missing-reflection', 'Needs a reflection'],
  ['below-step', 'Below the smallest step of 0.25 PDU in each area'],
  ['duplicate', 'Duplicate: this activity counts once in a cycle'],
  ['above-activity-maximum', 'Above the maximum of 15 PDU for one activity'],
  ['above-day-maximum', 'Above the maximum of 8 PDU a day'],
  ['above-group-maximum', 'Above the maximum of 25 PDU for “Giving back”'],
] as const)('explains %s', (reason, sentence) => {
  expect(reasonText({ ...allocation, reason }, holding)).toBe(sentence);
});

test('claims no approval by any body', () => {
  const sentences = [progressText(holding, '2026-09-14'), paceText(holding, '2026-09-14')].join(' ');
  expect(sentences).not.toMatch(/approved|accredited/i);
});
