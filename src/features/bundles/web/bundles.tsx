import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { formatUsd } from '../../../contract/money/money.ts';
import { formatCount } from '../../../contract/text/time/formats.ts';
import { toastRefusal } from '../../../lib/form/after-sending/toast-refusal.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { oneOf, required } from '../../../lib/form/reading/form-fields.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { addressOf } from '../../../lib/page/address-of.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardEitherArea } from '../../../lib/page/viewer/guard.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import {
  type BundleStatus,
  bundleStatuses,
  type OwnBundle,
  type OwnBundleList,
  OwnBundleQuery,
} from '../contract.ts';
import type { Route } from './+types/bundles';

export const meta: Route.MetaFunction = () => [{ title: 'Bundles · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  const role = await guardEitherArea(args);
  const { bundles, 'own-bundles': ownBundles } = scopeOf(args).api;
  const options = { query: OwnBundleQuery, limit: pageSizes.coupons };
  const [list, consent] = await Promise.all([
    loadList(args.request, options, (query) => read(ownBundles.$get({ query }))),
    role === 'instructor' ? read(bundles.consent.$get()) : null,
  ]);
  return { list, role, consent };
}

export async function action(args: Route.ActionArgs) {
  await guardEitherArea(args);
  const form = await args.request.formData();
  const { bundles } = scopeOf(args).api;
  const list = addressOf(args);
  const intent = oneOf(form, 'intent', [...bundleStatuses, 'agree', 'withdraw']);
  try {
    if (intent === 'agree' || intent === 'withdraw') {
      const { message } = await read(bundles.consent.$put({ json: { included: intent === 'agree' } }));
      return redirectWithToast(list, message);
    }
    const param = segments({ id: required(form, 'id') });
    const shownStatus = oneOf(form, 'status', bundleStatuses);
    const json = { status: intent, shownStatus, shownVersion: Number(required(form, 'version')) };
    const { message } = await read(bundles[':id'].status.$patch({ param, json }));
    return redirectWithToast(list, message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return redirectWithToast(list, error.message, 'error');
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => toastRefusal(serverAction());

const statuses: Record<BundleStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

const listOfBundles = (role: 'instructor' | 'admin') =>
  defineList({
    rows: (list: OwnBundleList) => list.bundles,
    caption: 'Bundles',
    things: 'bundles',
    thing: 'bundle',
    search: { label: 'Search bundles', placeholder: 'Search by title…' },
    filters: [{ name: 'status', label: 'Status', all: 'All statuses', options: statuses }],
    defaultSort: '-createdAt',
    columns: [
      {
        key: 'title',
        header: 'Title',
        sortable: true,
        cell: ({ _id, title, owner }: OwnBundle) => (
          <>
            <Link
              className="link block min-w-36 font-semibold wrap-anywhere"
              to={`/${role}-dashboard/bundles/${_id}`}
            >
              {title}
            </Link>
            {role === 'admin' && <span className="block text-sm wrap-anywhere text-ink-2">by {owner}</span>}
          </>
        ),
      },
      { key: 'courses', header: 'Courses', align: 'end', cell: ({ courses }) => formatCount(courses.length) },
      { key: 'price', header: 'Price', align: 'end', sortable: true, cell: ({ price }) => formatUsd(price) },
      { key: 'status', header: 'Status', cell: (bundle) => <Status bundle={bundle} /> },
      { key: 'sold', header: 'Sold', align: 'end', cell: ({ sold }) => formatCount(sold) },
      { key: 'revenue', header: 'Revenue', align: 'end', cell: ({ revenue }) => formatUsd(revenue) },
    ],
    rowActions: (bundle) => <Switch bundle={bundle} />,
    empty: (
      <EmptyState
        title="No bundles yet"
        text="Put 2 to 20 courses together and sell them at one price."
        action={<LinkButton to={`/${role}-dashboard/bundles/new`}>Create the first one</LinkButton>}
      />
    ),
    noMatch: 'No bundles match your search or filters.',
  });
const lists = { instructor: listOfBundles('instructor'), admin: listOfBundles('admin') };

function Status({ bundle: { status, forSale } }: { bundle: OwnBundle }) {
  if (status === 'published' && !forSale) return <Badge tone="amber">Not for sale: a course is hidden</Badge>;
  return <Badge tone={status === 'published' ? 'green' : 'neutral'}>{statuses[status]}</Badge>;
}

function Switch({ bundle: { _id, title, status, version } }: { bundle: OwnBundle }) {
  const intent = status === 'published' ? 'draft' : 'published';
  return (
    <ApiForm hiddenFields={{ id: _id, intent, status, version: String(version) }}>
      {({ busy }) => (
        <Button type="submit" size="sm" variant="secondary" busy={busy}>
          {status === 'published' ? 'Unpublish' : 'Publish'}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </ApiForm>
  );
}

function Consent({ included }: { included: boolean }) {
  return (
    <Card as="section" aria-labelledby="consent" className="mt-6">
      <h2 id="consent" className="text-xl">
        Bundles by Milepost
      </h2>
      <p className="mt-2 text-ink-2">
        {included
          ? 'Administrators can put your published courses into bundles. You earn your share of each sale, in proportion to list prices.'
          : 'Let administrators put your published courses into bundles with other instructors’ courses. You earn your share of each sale, in proportion to list prices.'}
      </p>
      <ApiForm hiddenFields={{ intent: included ? 'withdraw' : 'agree' }} className="mt-3">
        {({ busy }) => (
          <Button type="submit" variant="secondary" busy={busy}>
            {included ? 'Withdraw my courses' : 'Allow bundles'}
          </Button>
        )}
      </ApiForm>
    </Card>
  );
}

export default function Bundles({ loaderData: { list, role, consent } }: Route.ComponentProps) {
  return (
    <>
      <ListPage
        title="Bundles"
        text="Several courses at one price. Learners who already have some of them pay only for the rest."
        actions={
          <LinkButton to={`/${role}-dashboard/bundles/new`} icon={<Plus aria-hidden="true" />}>
            New bundle
          </LinkButton>
        }
        list={lists[role]}
        loaded={list}
      />
      {consent && <Consent included={consent.included} />}
    </>
  );
}
