import { read } from '../../../contract/api/read.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { formatUsd } from '../../../contract/money/money.ts';
import { formatDate } from '../../../contract/text/time/formats.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { downloadIfThere } from '../../../ui/actions/check-download.ts';
import { type StatementList, StatementQuery } from '../contract.ts';
import type { Route } from './+types/statements';

export const meta: Route.MetaFunction = () => [{ title: 'Statements · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { statements } = scopeOf(args).api.earnings;
  return loadList(args.request, { query: StatementQuery, limit: pageSizes.sales }, (query) =>
    read(statements.$get({ query })),
  );
}

const monthOf = (month: string): string => formatDate(`${month}-01`, 'month');

const statements = defineList({
  rows: (list: StatementList) => list.statements,
  caption: 'Monthly statements',
  things: 'statements',
  thing: 'statement',
  columns: [
    {
      key: 'month',
      header: 'Month',
      cell: ({ _id }) => <span className="font-semibold">{monthOf(_id)}</span>,
    },
    { key: 'opening', header: 'Carried forward', align: 'end', cell: ({ opening }) => formatUsd(opening) },
    { key: 'earned', header: 'Earned', align: 'end', phone: 'fact', cell: ({ earned }) => formatUsd(earned) },
    { key: 'paid', header: 'Paid out', align: 'end', cell: ({ paid }) => formatUsd(paid) },
    {
      key: 'closing',
      header: 'Balance',
      align: 'end',
      phone: 'fact',
      cell: ({ closing }) => <span className="font-semibold">{formatUsd(closing)}</span>,
    },
  ],
  rowActions: ({ _id }) => (
    <span className="flex flex-wrap gap-3">
      {(['pdf', 'csv'] as const).map((kind) => (
        <a
          key={kind}
          className="link"
          href={`/api/earnings/statements/${_id}/statement.${kind}`}
          download
          onClick={(event) => void downloadIfThere(event)}
        >
          {kind.toUpperCase()}
          <span className="sr-only"> of {monthOf(_id)}</span>
        </a>
      ))}
    </span>
  ),
  empty: 'No statements yet. The first one begins with your first sale.',
});

export default function Statements({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Statements"
      text="What you were owed at the start of each month, what changed, and what you were owed at the end. Months are in UTC."
      breadcrumbs={[{ label: 'Earnings', to: '/instructor-dashboard/earnings' }, { label: 'Statements' }]}
      list={statements}
      loaded={loaderData}
    >
      <div className="mt-6" />
    </ListPage>
  );
}
