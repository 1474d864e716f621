import { expect, it } from 'vitest';
import { initials } from '../display/initials.ts';
import { percent } from './percent.ts';

it('rounds a percentage, but never up to 100 nor down to 0', () => {
  expect([12.4, 99.7, 0.2, 100, 0].map(percent)).toEqual([12, 99, 1, 100, 0]);
});

it('holds a percentage within its bounds', () => {
  expect([-5, 250, Number.NaN].map(percent)).toEqual([0, 100, 0]);
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
