import { Link } from 'react-router';
import { read } from '../../../../contract/api/read.ts';
import { pageSizes } from '../../../../contract/constants.ts';
import { inUnits } from '../../../../contract/credits.ts';
import { counted, formatDate } from '../../../../contract/text/time/formats.ts';
import { defineList, type Listed } from '../../../../lib/list/define-list.ts';
import { ListPage } from '../../../../lib/list/list-page.tsx';
import { loadList } from '../../../../lib/list/load-list.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { SchemeQuery, type SchemeVersion } from '../../schemes/admin/shapes.ts';
import { Marks } from '../marks.tsx';
import type { Route } from './+types/schemes';
import { schemePath } from './scheme-path.ts';
import { Source } from './source.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Renewal schemes · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const schemes = scopeOf(args).api.admin['renewal-schemes'];
  return loadList(args.request, { query: SchemeQuery, limit: pageSizes.creditEntries }, (query) =>
    read(schemes.$get({ query })),
  );
}

const list = defineList({
  rows: (schemes: Listed<'schemes', SchemeVersion>) => schemes.schemes,
  caption: 'Renewal schemes',
  things: 'schemes',
  thing: 'scheme',
  search: { label: 'Search schemes', placeholder: 'Search by body, name or source…' },
  filters: [
    {
      name: 'state',
      label: 'Status',
      all: 'All statuses',
      options: { unconfirmed: 'Unconfirmed', confirmed: 'Confirmed' },
    },
  ],
  columns: [
    {
      key: 'scheme',
      header: 'Scheme',
      cell: ({ key, name, body, version }) => (
        <span className="block min-w-36">
          <Link className="link font-semibold wrap-anywhere" to={schemePath(key)}>
            {name}
          </Link>
          <span className="block text-sm text-ink-2">
            {body}, version {version}
          </span>
        </span>
      ),
    },
    {
      key: 'rule',
      header: 'Rule',
      cell: ({ total, unit, cycleMonths }) => `${inUnits(total, unit)} in ${counted(cycleMonths, 'month')}`,
    },
    { key: 'source', header: 'Source', phone: 'fact', cell: (scheme) => <Source scheme={scheme} /> },
    {
      key: 'confirmed',
      header: 'Last confirmed',
      phone: 'fact',
      cell: (scheme) => <Confirmed scheme={scheme} />,
    },
    { key: 'holdings', header: 'Held', align: 'end', cell: ({ holdings }) => holdings },
  ],
  rowActions: ({ key, name }) => (
    <LinkButton to={schemePath(key)} size="sm" variant="secondary">
      Review<span className="sr-only">: {name}</span>
    </LinkButton>
  ),
  empty: 'There are no schemes yet.',
  noMatch: 'No schemes match your search or filters.',
});

/** When a scheme was last confirmed, and by whom. */
function Confirmed({ scheme: { checkedOn, checkedBy } }: { scheme: SchemeVersion }) {
  if (!checkedOn) return <span className="text-amber-text">Never confirmed</span>;
  return (
    <span className="block min-w-28">
      {formatDate(checkedOn, 'short')}
      {checkedBy && <span className="block text-sm wrap-anywhere text-ink-2">by {checkedBy}</span>}
    </span>
  );
}

/** The rules of certifications, and when each was last confirmed. */
export default function Schemes({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPage
        title="Renewal schemes"
        text="The rules by which we count credits. Check each one against its source from time to time and confirm it. Until then, learners see that it is unconfirmed."
        list={list}
        loaded={loaderData}
      />
      <Marks />
    </>
  );
}
