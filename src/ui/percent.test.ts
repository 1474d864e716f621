import { expect, it } from 'vitest';
import { milestoneStates } from './diamond.tsx';
import { initials } from './initials.ts';
import { percent } from './percent.ts';

it('rounds a percentage, but never up to the end nor down to the start', () => {
  expect([12.4, 99.7, 0.2, 100, 0].map(percent)).toEqual([12, 99, 1, 100, 0]);
});

it('holds a percentage within its bounds', () => {
  expect([-5, 250, Number.NaN].map(percent)).toEqual([0, 100, 0]);
});

it('marks milestones behind as done and the next one as current', () => {
  expect(milestoneStates(0, 4)).toEqual(['current', 'ahead', 'ahead', 'ahead']);
  expect(milestoneStates(58, 4)).toEqual(['done', 'done', 'current', 'ahead']);
  expect(milestoneStates(100, 4)).toEqual(['done', 'done', 'done', 'done']);
});

it('shortens a name to the first letters of its first and last word', () => {
  expect(['Ada Okafor', 'Mei Lin Chen', 'priya', '  ', 'émile zola'].map(initials)).toEqual([
    'AO',
    'MC',
    'P',
    '?',
    'ÉZ',
  ]);
});
