import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Part } from '../page/part.ts';
import { defineList, type Listed } from './define-list.ts';
import { ListPage } from './list-page.tsx';

type Depot = { _id: string; name: string };
type Depots = Listed<'depots', Depot>;

const depots = defineList({
  rows: (list: Depots) => list.depots,
  caption: 'Depots',
  things: 'depots',
  thing: 'depot',
  search: { label: 'Search depots' },
  filters: [{ name: 'state', label: 'State', all: 'All states', options: { open: 'Open', shut: 'Shut' } }],
  csv: { address: '/api/depots.csv', also: { kind: 'rail' } },
  defaultSort: '-name',
  columns: [{ key: 'name', header: 'Name', sortable: true, cell: (depot) => depot.name }],
  rowActions: (depot) => <a href={`/depots/${depot._id}`}>Open {depot.name}</a>,
  empty: 'No depots yet',
  noMatch: 'No depots match.',
});

const cards = defineList({
  ...depots,
  columns: undefined,
  cards: { as: 'ol', className: 'grid', card: (depot: Depot) => <li>{depot.name}</li> },
  isEmpty: (list: Depots) => list.total === 0,
  empty: <p>No depots yet</p>,
});

const withRows = (...names: string[]): Part<Depots> => ({
  data: {
    depots: names.map((name) => ({ _id: name, name })),
    page: 1,
    limit: 10,
    total: names.length,
  },
  error: null,
});

function render(list: typeof depots, loaded: Part<Depots>, address = '/depots'): string {
  const element = (
    <ListPage title="Depots" text="Where trains sleep." list={list} loaded={loaded} notice="Not saved.">
      <p>Figures</p>
    </ListPage>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe('a list page', () => {
  it('shows heading, figures, toolbar, notice, rows with their actions and how many there are', () => {
    const html = render(depots, withRows('Crewe'));
    const parts = [
      '<h1>Depots',
      'Figures',
      'Search depots',
      'Not saved.',
      'Crewe',
      'Open Crewe',
      '</strong> depot<',
    ];
    const places = parts.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
  it('offers its filters, its order and its spreadsheet for the current search', () => {
    const html = render(depots, withRows('Crewe'), '/depots?search=cre&state=open');
    expect(html).toContain(
      '<option value="">All states</option><option value="open" selected="">Open</option>',
    );
    expect(html).toContain('aria-sort="descending"');
    expect(html).toContain('href="/api/depots.csv?search=cre&amp;state=open&amp;kind=rail"');
  });
  it('puts many filters behind one button', () => {
    const html = render({ ...depots, filtersInPanel: true }, withRows('Crewe'));
    expect(html).toContain('aria-label="Filters"');
    expect(html).toContain('<option value="shut">Shut</option>');
  });
  it('distinguishes an empty list from a search that matches nothing', () => {
    expect(render(depots, withRows())).toContain('No depots yet');
    const noMatch = render(depots, withRows(), '/depots?search=zzz');
    expect(noMatch).toContain('No depots match');
    expect(noMatch).toContain('Clear search');
  });
  it('shows why it could not be loaded, and keeps its toolbar', () => {
    for (const list of [depots, cards]) {
      const html = render(list, { data: null, error: 'Failed to load depots.' });
      expect(html).toContain('Failed to load depots.');
      expect(html).toContain('Search depots');
      expect(html).not.toContain('</strong> depots');
    }
  });
  it('shows cards if it declares them, and no search if there is nothing to search', () => {
    expect(render(cards, withRows('Crewe'))).toContain(
      '<ol aria-busy="false" class="grid"><li>Crewe</li></ol>',
    );
    const empty = render(cards, withRows());
    expect(empty).toContain('No depots yet');
    expect(empty).not.toContain('Search depots');
  });
});
