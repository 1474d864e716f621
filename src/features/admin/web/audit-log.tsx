import { read } from '../../../contract/api/read.ts';
import type { AuditSubject } from '../../../contract/audit-subjects.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { defineList, type Listed } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardAdmin } from '../../../lib/page/viewer/guard.ts';
import { EmailText } from '../../../ui/text/email-text.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { type AuditEntry, AuditQuery } from '../contract.ts';
import type { Route } from './+types/audit-log';
import { actionText, detailText } from './audit-copy.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Audit log · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { admin } = scopeOf(args).api;
  return loadList(args.request, { query: AuditQuery, limit: pageSizes.auditLog }, (query) =>
    read(admin['audit-log'].$get({ query })),
  );
}

const subjectNames: Record<AuditSubject, string> = {
  user: 'Users',
  course: 'Courses',
  certificate: 'Certificates',
  order: 'Orders',
  asset: 'Files',
  review: 'Reviews',
  question: 'Questions',
  answer: 'Answers',
  job: 'Jobs',
  scheme: 'Renewal schemes',
  announcement: 'Announcements',
  bundle: 'Bundles',
  coupon: 'Coupons',
  'live session': 'Live sessions',
  correction: 'Ledger corrections',
  payout: 'Payouts',
  payoutRun: 'Payout runs',
  shareTerms: 'Share terms',
  credential: 'Badges',
  credential_key: 'Signing keys',
};

const auditLog = defineList({
  rows: (list: Listed<'entries', AuditEntry>) => list.entries,
  caption: 'Audit log',
  things: 'entries',
  thing: 'entry',
  search: { label: 'Search the audit log', placeholder: 'Search by person, action or details…' },
  filters: [{ name: 'subject', label: 'About', all: 'All subjects', options: subjectNames }],
  csv: { address: '/api/admin/audit-log.csv' },
  defaultSort: '-created',
  columns: [
    { key: 'action', header: 'Action', cell: (entry) => <Action entry={entry} /> },
    { key: 'actor', header: 'Who', phone: 'fact', cell: (entry) => <Actor entry={entry} /> },
    {
      key: 'details',
      header: 'Details',
      cell: (entry) => <Details text={detailText(otherDetails(entry))} />,
    },
    {
      key: 'created',
      header: 'When',
      phone: 'fact',
      sortable: true,
      cell: (entry) => <LocalTime format="time" iso={entry.createdAt} />,
    },
  ],
  empty: 'Nothing recorded yet',
  noMatch: 'No entries match your search or filters.',
});

/** The details without what is already shown as the subject's name. */
const otherDetails = ({ details, subject }: AuditEntry): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== subject.name));

function Action({ entry: { action, subject } }: { entry: AuditEntry }) {
  return (
    <span className="block min-w-36">
      <span className="block font-semibold">{actionText(action)}</span>
      <span className="block text-sm wrap-anywhere text-ink-2">
        {subject.name ?? <code className="font-mono text-xs break-all">{subject._id}</code>}
      </span>
    </span>
  );
}

const Details = ({ text }: { text: string }) =>
  text && <span className="block max-w-72 min-w-24 wrap-anywhere">{text}</span>;

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
    <ListPage
      title="Audit log"
      text="A record of every privileged action."
      list={auditLog}
      loaded={loaderData}
    />
  );
}
