import Pencil from 'lucide-react/icons/pencil';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Badge } from '../display/badge.tsx';
import { type Column, DataTable } from '../lists/data-table.tsx';
import { ListToolbar } from '../lists/list-toolbar.tsx';
import { Pagination } from '../lists/pagination.tsx';
import { LinkTabs } from '../navigation/link-tabs.tsx';
import { Tabs } from '../navigation/tabs.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { Specimen } from './specimen.tsx';

type Entry = {
  id: string;
  name: string;
  owner: string;
  progress: number;
  state: 'Open' | 'Late';
  cost: string;
};

const rows: Entry[] = [
  {
    id: '1',
    name: 'Signalling upgrade, northern line',
    owner: 'Ada Okafor',
    progress: 72,
    state: 'Open',
    cost: '$1,204.00',
  },
  { id: '2', name: 'Depot handover', owner: 'Jonas Berg', progress: 18, state: 'Late', cost: '$310.50' },
  { id: '3', name: 'Ticketing pilot', owner: 'Mei Lin Chen', progress: 100, state: 'Open', cost: '$88.00' },
];

const columns: Column<Entry>[] = [
  {
    key: 'name',
    header: 'Name',
    sortable: true,
    cell: (row) => <strong className="font-semibold">{row.name}</strong>,
  },
  { key: 'owner', header: 'Owner', sortable: true, cell: (row) => row.owner },
  {
    key: 'progress',
    header: 'Progress',
    cell: (row) => <ProgressBar label={row.name} value={row.progress} />,
  },
  {
    key: 'state',
    header: 'State',
    phone: 'status',
    cell: (row) => <Badge tone={row.state === 'Late' ? 'amber' : 'green'}>{row.state}</Badge>,
  },
  { key: 'cost', header: 'Cost', align: 'end', sortable: true, cell: (row) => row.cost },
];

const table = { columns, rowKey: (row: Entry) => row.id, emptyMessage: 'No entries yet' };

export function Lists() {
  return (
    <Specimen title="Lists">
      <div className="grid gap-4">
        <LinkTabs
          label="Entries by state"
          tabs={[
            { to: '/design', label: 'Open', count: 24 },
            { to: '/design?state=late', label: 'Late', count: 3, current: false },
            { to: '/design?state=done', label: 'Done', count: 112, current: false },
          ]}
        />
        <ListToolbar
          search={{ label: 'Search entries', placeholder: 'Search entries…' }}
          filters={[
            {
              name: 'state',
              label: 'State',
              options: [
                { value: '', label: 'Every state' },
                { value: 'late', label: 'Late' },
              ],
            },
          ]}
          actions={<Button>New entry</Button>}
        />
        <DataTable
          {...table}
          caption="Entries"
          rows={rows}
          defaultSort="-cost"
          rowActions={(row) => (
            <IconButton label={`Edit ${row.name}`} size="sm">
              <Pencil aria-hidden="true" />
            </IconButton>
          )}
        />
        <Pagination list={{ page: 6, limit: 10, total: 1284 }} things="entries" thing="entry" />
      </div>
      <DataTable {...table} caption="Entries, while new ones load" captionShown rows={rows} loading />
      <DataTable {...table} caption="Entries, loading for the first time" captionShown rows={[]} loading />
      <DataTable
        {...table}
        caption="Nothing there yet"
        captionShown
        rows={[]}
        filtered={false}
        emptyMessage={
          <EmptyState
            title="No entries yet"
            text="Your first entry will appear here."
            action={<Button>New entry</Button>}
          />
        }
      />
      <DataTable
        {...table}
        caption="No match"
        captionShown
        rows={[]}
        filtered
        noMatchMessage="No matching entries found"
      />
      <DataTable
        {...table}
        caption="Failed"
        captionShown
        rows={[]}
        error={{ message: 'The entries could not be read.', onRetry: () => undefined }}
      />
      <Tabs
        label="An entry"
        tabs={[
          { id: 'details', label: 'Details', content: <p>What it is and who owns it.</p> },
          { id: 'parts', label: 'Parts', count: 4, content: <p>The four parts, in order.</p> },
          { id: 'settings', label: 'Settings', content: <p>What may be changed.</p>, disabled: true },
        ]}
      />
      <Pagination list={{ page: 1, limit: 10, total: 1 }} things="entries" thing="entry" />
    </Specimen>
  );
}
