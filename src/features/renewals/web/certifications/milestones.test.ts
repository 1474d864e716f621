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
