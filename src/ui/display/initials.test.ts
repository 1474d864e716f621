import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('shortens a name to the first letters of its first and last word', () => {
  expect(['Ada Okafor', 'Mei Lin Chen', 'priya', '  ', 'émile zola'].map(initials)).toEqual([
    'AO',
    'MC',
    'P',
    '?',
    'ÉZ',
  ]);
});
