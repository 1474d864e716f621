import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { Pagination } from './pagination.tsx';

type Entry = { id: string; name: string };

const base: DataTableProps<Entry> = {
  caption: 'Entries',
  columns: [{ key: 'name', header: 'Name', sortable: true, cell: (row) => row.name }],
  rows: [{ id: '1', name: 'Depot' }],
  rowKey: (row) => row.id,
  emptyMessage: 'No entries yet',
  noMatchMessage: 'No matching entries found',
};

function render(element: ReactElement, address: string): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('a table', () => {
  it('sorts with a real link that keeps the search, and marks the current order for screen readers', () => {
    const html = render(<DataTable {...base} />, '/list?search=dep&sort=name&page=3');
    expect(html).toContain('aria-sort="ascending"');
    expect(html).toContain('href="/list?search=dep&amp;sort=-name"');
  });
  it('offers the same orders in a select, for phones', () => {
    const html = render(<DataTable {...base} />, '/list?sort=-name');
    expect(html).toContain('Sort by');
    expect(html).toMatch(/<option value="-name"[^>]*selected[^>]*>Name, descending/);
  });
  it('hides the rest of a row and its actions behind a button on a phone', () => {
    const columns = ['name', 'a', 'b', 'c'].map((key) => ({ key, header: key, cell: () => key }));
    const html = render(<DataTable {...base} columns={columns} rowActions={() => 'Delete'} />, '/list');
    expect(html).toMatch(/aria-expanded="false" aria-label="Details" aria-describedby="[^"]+"/);
    expect(html).toMatch(/data-place="rest"><div>c/);
    expect(render(<DataTable {...base} />, '/list')).not.toContain('aria-expanded');
  });
  it('shows the first sentence about an empty list as a title, and the rest below it', () => {
    const html = render(
      <DataTable {...base} rows={[]} emptyMessage="No entries yet. The instructor writes them." />,
      '/list',
    );
    expect(html).toContain('<h2>No entries yet</h2><p>The instructor writes them.</p>');
  });
  it('distinguishes an empty list from one without matches, and offers to clear the search', () => {
    const empty = render(<DataTable {...base} rows={[]} />, '/list?sort=name');
    const noMatch = render(<DataTable {...base} rows={[]} />, '/list?search=zzz&sort=name');
    expect(empty).toContain('No entries yet');
    expect(empty).not.toContain('Clear search');
    expect(noMatch).toContain('No matching entries found');
    expect(noMatch).toContain('Check the spelling of “zzz”');
    expect(noMatch).toMatch(/href="\/list\?sort=name"[^>]*>Clear search</);
    expect(noMatch).not.toContain('filters');
  });
  it('offers to clear a search alone, filters alone, or both', () => {
    const links = (address: string) =>
      Array.from(
        render(<DataTable {...base} rows={[]} />, address).matchAll(
          /<a [^>]*href="([^"]*)"[^>]*>(Clear[^<]*)/g,
        ),
        ([, href, label]) => `${label}: ${href}`,
      );
    expect(links('/list?search=zzz')).toEqual(['Clear search: /list']);
    expect(links('/list?state=open')).toEqual(['Clear filters: /list']);
    expect(links('/list?search=zzz&state=open')).toEqual([
      'Clear search: /list?state=open',
      'Clear search and filters: /list',
    ]);
  });
  it('does not treat a tab as a filter, and stays on it when the search is cleared', () => {
    const onTab = render(<DataTable {...base} rows={[]} />, '/list?tab=students');
    expect(onTab).toContain('No entries yet');
    const props = { ...base, rows: [], tabParam: 'status' };
    expect(render(<DataTable {...props} />, '/list?status=approved')).toContain('No entries yet');
    const noMatch = render(<DataTable {...props} />, '/list?status=approved&search=zzz');
    expect(noMatch).toContain('No matching entries found');
    expect(noMatch).toContain('href="/list?status=approved"');
  });
  it('keeps old rows while new ones load', () => {
    const html = render(<DataTable {...base} loading />, '/list');
    expect(html).toContain('Depot');
    expect(html).toContain('aria-busy="true"');
  });
  it('says what is loading while there are no rows yet, instead of claiming there are none', () => {
    const html = render(<DataTable {...base} rows={[]} loading />, '/list');
    expect(html).toContain('Loading Entries');
    expect(html).not.toContain('No entries yet');
  });
  it('shows the error instead of rows', () => {
    const html = render(<DataTable {...base} error={{ message: 'The server is unavailable.' }} />, '/list');
    expect(html).toContain('The server is unavailable.');
    expect(html).not.toContain('Depot');
  });
});

describe('pages of a list', () => {
  it('are links that keep the other query parameters', () => {
    const html = render(
      <Pagination list={{ page: 2, limit: 10, total: 34 }} things="entries" />,
      '/list?search=a&page=2',
    );
    expect(html.replaceAll(/<\/?strong>/g, '')).toContain('Showing 11 to 20 of 34 entries');
    expect(html).toContain('href="/list?search=a&amp;page=3"');
    expect(html).toContain('href="/list?search=a"');
  });
  it('continue beyond the total when counting stopped early', () => {
    const list = { limit: 9, total: 10_000, totalIsCapped: true };
    const shown = (page: number) =>
      render(<Pagination list={{ ...list, page }} things="courses" />, `/list?page=${page}`);
    const plain = (page: number) => shown(page).replaceAll(/<\/?strong>/g, '');
    expect(plain(1)).toContain('Showing 1 to 9 of more than 10,000 courses');
    expect(plain(1112)).toContain('Showing 10,000 to 10,008 of more than 10,000 courses');
    expect(shown(1112)).toContain('rel="next" href="/list?page=1113"');
    expect(plain(5000)).toContain('Showing 44,992 to 45,000 of more than 10,000 courses');
    expect(shown(5000)).toContain('rel="next" href="/list?page=5001"');
  });
  it('are not offered for a single page', () => {
    const html = render(
      <Pagination list={{ page: 1, limit: 10, total: 1 }} things="entries" thing="entry" />,
      '/list',
    );
    expect(html).toContain('entry</p>');
    expect(html).not.toContain('<nav');
  });
});
