import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeQuery,
  clearedQuery,
  isFiltered,
  nextSort,
  pageQuery,
  pageWindow,
  shownRange,
  sortDirection,
} from './list-query.ts';

describe('the query of a list', () => {
  it('starts again at the first page when anything but the page changes', () => {
    expect(changeQuery('?page=4&search=risk', { sort: '-name' })).toBe('?search=risk&sort=-name');
  });
  it('keeps all other parameters when the page changes', () => {
    expect(pageQuery('?search=risk&sort=name', 3)).toBe('?search=risk&sort=name&page=3');
  });
  it('omits the parameter of the first page', () => {
    expect(pageQuery('?page=2', 1)).toBe('');
  });
  it('removes a parameter set to nothing', () => {
    expect(changeQuery('?status=late', { status: '' })).toBe('');
  });
  it('clears what narrows the list and keeps its order', () => {
    expect(clearedQuery('?search=a&status=late&sort=-name&page=3&limit=20')).toBe('?sort=-name&limit=20');
  });
  it('is narrowed by a search or a filter, not by order, page or an empty parameter', () => {
    expect(isFiltered('?search=a')).toBe(true);
    expect(isFiltered('?status=late&page=2')).toBe(true);
    expect(isFiltered('?sort=name&page=2&limit=5&search=')).toBe(false);
  });
});

describe('sorting', () => {
  it('goes up first, then down, then up again', () => {
    expect(nextSort(null, 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBe('name');
    expect(nextSort('-cost', 'name')).toBe('name');
  });
  it('is reported only for its own column', () => {
    expect(sortDirection('name', 'name')).toBe('ascending');
    expect(sortDirection('-name', 'name')).toBe('descending');
    expect(sortDirection('-name', 'cost')).toBe('none');
  });
});

describe('the window of pages', () => {
  it('shows every page of a short list', () => {
    expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5]);
  });
  it('shows the first and last page of a long list, and the pages around the current one', () => {
    expect(pageWindow(6, 129)).toEqual([1, 'gap', 5, 6, 7, 'gap', 129]);
  });
  it('never replaces a single page with a gap', () => {
    expect(pageWindow(4, 129)).toEqual([1, 2, 3, 4, 5, 'gap', 129]);
    expect(pageWindow(126, 129)).toEqual([1, 'gap', 125, 126, 127, 128, 129]);
  });
  it('always contains first, current and last page, in order, each once', () => {
    const pages = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(pages, pages, (a, b) => {
        const [page, count] = [Math.min(a, b), Math.max(a, b)];
        const numbers = pageWindow(page, count).filter((entry) => entry !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        expect(numbers.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('the range shown', () => {
  it('counts from one and ends with the list', () => {
    expect(shownRange(1, 10, 34)).toEqual({ from: 1, to: 10 });
    expect(shownRange(4, 10, 34)).toEqual({ from: 31, to: 34 });
  });
  it('is nothing for an empty list', () => {
    expect(shownRange(1, 10, 0)).toEqual({ from: 0, to: 0 });
  });
});
