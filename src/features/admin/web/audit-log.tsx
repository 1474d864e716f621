import { read } from '../../../contract/api/client.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { orLastPage } from '../../../lib/list/clamp-page.ts';
import { loadList } from '../../../lib/list/load-list.ts';
import { LoadedTable } from '../../../lib/list/loaded-table.tsx';
import { wordsOf } from '../../../lib/list/query-params.ts';
import { guardAdmin } from '../../../lib/page/guard.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { CsvLink } from '../../../ui/actions/csv-link.tsx';
import type { Column } from '../../../ui/lists/data-table.tsx';
import { ListToolbar } from '../../../ui/lists/list-toolbar.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { EmailText } from '../../../ui/text/email-text.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { type AuditEntry, AuditQuery, auditSubjects } from '../contract.ts';
import type { Route } from './+types/audit-log';
import { actionWords, detailWords } from './audit-copy.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Audit log · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const query = { ...wordsOf(args.request, AuditQuery), limit: pageSizes.auditLog };
  const { admin } = scopeOf(args).api;
  return loadList(
    orLastPage(query.page, (page) => read(admin['audit-log'].$get({ query: { ...query, page } }))),
  );
}

const subjectNames: Record<(typeof auditSubjects)[number], string> = {
  user: 'Users',
  course: 'Courses',
  certificate: 'Certificates',
  order: 'Orders',
  asset: 'Files',
  review: 'Reviews',
};

const filters = [
  {
    name: 'subject',
    label: 'About',
    options: [
      { value: '', label: 'All subjects' },
      ...auditSubjects.map((value) => ({ value, label: subjectNames[value] })),
    ],
  },
];

const columns: Column<AuditEntry>[] = [
  { key: 'action', header: 'Action', cell: (entry) => <Action entry={entry} /> },
  { key: 'actor', header: 'Who', cell: (entry) => <Actor entry={entry} /> },
  {
    key: 'details',
    header: 'Details',
    cell: (entry) => <Details words={detailWords(newsIn(entry))} />,
  },
  {
    key: 'created',
    header: 'When',
    sortable: true,
    cell: (entry) => <LocalTime look="time" iso={entry.createdAt} />,
  },
];

/** The details without what stands as the subject's name already. */
const newsIn = ({ details, subject }: AuditEntry): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== subject.name));

function Action({ entry: { action, subject } }: { entry: AuditEntry }) {
  return (
    <span className="block min-w-36">
      <span className="block font-semibold">{actionWords(action)}</span>
      <span className="block text-sm wrap-anywhere text-ink-2">
        {subject.name ?? <code className="font-mono text-xs break-all">{subject._id}</code>}
      </span>
    </span>
  );
}

const Details = ({ words }: { words: string }) =>
  words && <span className="block max-w-72 min-w-24 wrap-anywhere">{words}</span>;

function Actor({ entry: { actor } }: { entry: AuditEntry }) {
  if (!actor) return 'Milepost itself';
  return (
    <span className="block min-w-32">
      <span className="block wrap-anywhere">{actor.name}</span>
      <span className="block text-sm text-ink-2">
        <EmailText address={actor.email} />
      </span>
    </span>
  );
}

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Audit log" text="A record of every privileged action." />
      <ListToolbar
        className="mt-6 mb-4"
        search={{ label: 'Search the audit log', placeholder: 'Search by person, action or details…' }}
        filters={filters}
        actions={<CsvLink address="/api/admin/audit-log.csv" />}
      />
      <LoadedTable
        caption="Audit log"
        columns={columns}
        loaded={loaderData}
        rowsOf={(list) => list.entries}
        rowKey={(entry) => entry._id}
        defaultSort="-created"
        emptyMessage="Nothing recorded yet"
        noMatchMessage="No entries match your search."
        things="entries"
        thing="entry"
      />
    </>
  );
}
