import { expect, test } from 'vitest';
import { milestones } from './milestones.ts';

const areas = [
  { key: 'ways-of-working', name: 'Ways of Working', minimum: 8 },
  { key: 'power-skills', name: 'Power Skills', minimum: 0 },
];
const start = {
  scheme: { unit: 'PDU', total: 60, areas },
  ...{ areas: areas.map(({ key, name, minimum }) => ({ key, name, counted: 0, missing: minimum })) },
  ...{ years: [], counted: 0, missing: 60, missingActivities: 0 },
};
const statesOf = (holding: Parameters<typeof milestones>[0]) =>
  milestones(holding, '2026-11-26').map(({ key, state, hint }) => [key, state, hint]);

test('nothing is passed at the start: an area without a minimum is not a milestone', () => {
  expect(statesOf(start)).toEqual([
    ['ways-of-working', 'current', '0 of 8 PDU'],
    ['total', 'ahead', '0 of 60 PDU'],
  ]);
});

test('the total is passed only with every activity that is required', () => {
  const all = { ...start, areas: [], counted: 60, missing: 0 };
  const few = { ...all, scheme: { ...start.scheme, areas: [] }, missingActivities: 1 };
  expect(statesOf(few)).toEqual([['total', 'current', '60 of 60 PDU']]);
  expect(statesOf({ ...few, missingActivities: 0 })).toEqual([['total', 'done', '60 of 60 PDU']]);
});

test('a year that was missed is not the current one', () => {
  const years = [
    { startsOn: '2024-03-15', endsOn: '2025-03-14', counted: 12, missing: 8 },
    { startsOn: '2025-03-15', endsOn: '2026-03-14', counted: 20, missing: 0 },
    { startsOn: '2026-03-15', endsOn: '2027-03-14', counted: 5, missing: 15 },
  ];
  const scheme = { unit: 'points', total: 60, areas: [] };
  expect(statesOf({ ...start, scheme, areas: [], years, counted: 37, missing: 23 })).toEqual([
    ['2024-03-15', 'ahead', '12 points, 8 missed'],
    ['2025-03-15', 'done', '20 points'],
    ['2026-03-15', 'current', '5 points, 15 to go'],
    ['total', 'ahead', '37 of 60 points'],
  ]);
});
