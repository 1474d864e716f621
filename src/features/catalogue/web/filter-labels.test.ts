import { expect, test } from 'vitest';
import { saidFilters } from './filter-labels.ts';

function said(fields: Record<string, string>): string {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return saidFilters(form).toString();
}

test('unset filters have no label', () => {
  expect(said({ search: ' ', sort: 'newest', category: 'All', level: 'All', minPrice: '' })).toBe('');
  expect(said({ search: ' risk ', sort: 'title-asc', category: 'Agile' })).toBe(
    'search=risk&sort=title-asc&category=Agile',
  );
});

test('a reversed price range is swapped, by number', () => {
  expect(said({ minPrice: '100', maxPrice: '50' })).toBe('minPrice=50&maxPrice=100');
  expect(said({ minPrice: '9', maxPrice: '50' })).toBe('minPrice=9&maxPrice=50');
  expect(said({ minPrice: '100', maxPrice: '' })).toBe('minPrice=100');
});

test('a price above the filter limit counts as the limit', () => {
  expect(said({ minPrice: '99999999999' })).toBe('minPrice=1000000');
  expect(said({ minPrice: '99999999999', maxPrice: '50' })).toBe('minPrice=50&maxPrice=1000000');
});
