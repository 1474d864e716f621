import { expect, test } from 'vitest';
import { chosenFilters } from './chosen-filters.ts';

function queryOf(fields: Record<string, string>): string {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return chosenFilters(form).toString();
}

test('unset filters are left out of the query', () => {
  expect(queryOf({ search: ' ', sort: 'newest', category: 'All', level: 'All', minPrice: '' })).toBe('');
  expect(queryOf({ search: ' risk ', sort: 'title-asc', category: 'Agile' })).toBe(
    'search=risk&sort=title-asc&category=Agile',
  );
});

test('a reversed price range is swapped; prices are compared as numbers', () => {
  expect(queryOf({ minPrice: '100', maxPrice: '50' })).toBe('minPrice=50&maxPrice=100');
  expect(queryOf({ minPrice: '9', maxPrice: '50' })).toBe('minPrice=9&maxPrice=50');
  expect(queryOf({ minPrice: '100', maxPrice: '' })).toBe('minPrice=100');
});

test('a price above the filter limit counts as the limit', () => {
  expect(queryOf({ minPrice: '99999999999' })).toBe('minPrice=1000000');
  expect(queryOf({ minPrice: '99999999999', maxPrice: '50' })).toBe('minPrice=50&maxPrice=1000000');
});
