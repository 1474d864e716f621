import Plus from 'lucide-react/icons/plus';
import { ApiFailure, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { formatUsd } from '../../../contract/money/money.ts';
import { formatCount, formatDate } from '../../../contract/text/time/formats.ts';
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
import { type Coupon, type CouponList, CouponQuery, type CouponState } from '../contract.ts';
import type { Route } from './+types/coupons';

export const meta: Route.MetaFunction = () => [{ title: 'Coupons · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  const role = await guardEitherArea(args);
  const { coupons } = scopeOf(args).api;
  const list = await loadList(args.request, { query: CouponQuery, limit: pageSizes.coupons }, (query) =>
    read(coupons.$get({ query })),
  );
  return { list, role };
}

export async function action(args: Route.ActionArgs) {
  await guardEitherArea(args);
  const form = await args.request.formData();
  const isActive = oneOf(form, 'intent', ['switch-on', 'switch-off']) === 'switch-on';
  const param = segments({ id: required(form, 'id') });
  const list = addressOf(args);
  try {
    const { message } = await read(scopeOf(args).api.coupons[':id'].$patch({ param, json: { isActive } }));
    return redirectWithToast(list, message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return redirectWithToast(list, error.message, 'error');
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => toastRefusal(serverAction());

const states: Record<CouponState, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  ended: 'Expired',
  exhausted: 'Used up',
  off: 'Off',
};

const coupons = defineList({
  rows: (list: CouponList) => list.coupons,
  caption: 'Coupons',
  things: 'coupons',
  thing: 'coupon',
  search: { label: 'Search coupons', placeholder: 'Search by code, course or note…' },
  filters: [{ name: 'state', label: 'Status', all: 'All statuses', options: states }],
  csv: { address: '/api/coupons.csv' },
  defaultSort: '-createdAt',
  columns: [
    {
      key: 'code',
      header: 'Code',
      sortable: true,
      cell: ({ code, note }) => (
        <span className="block min-w-36">
          <span className="font-mono font-semibold wrap-anywhere">{code}</span>
          {note && <span className="block text-sm wrap-anywhere text-ink-2">{note}</span>}
        </span>
      ),
    },
    {
      key: 'discount',
      header: 'Discount',
      cell: (coupon) => <span className="whitespace-nowrap">{discountOf(coupon)}</span>,
    },
    {
      key: 'for',
      header: 'For',
      cell: ({ appliesTo, scope }) => (
        <span className="block min-w-32 wrap-anywhere">
          {scope === 'instructor' ? `All courses by ${appliesTo}` : (appliesTo ?? 'All courses')}
        </span>
      ),
    },
    {
      key: 'state',
      header: 'Status',
      cell: ({ state }) => <Badge tone={state === 'active' ? 'green' : 'neutral'}>{states[state]}</Badge>,
    },
    { key: 'window', header: 'Valid (UTC)', cell: (coupon) => <Validity coupon={coupon} /> },
    {
      key: 'uses',
      header: 'Uses',
      sortable: true,
      align: 'end',
      cell: ({ uses, maxUses }) =>
        maxUses === null ? formatCount(uses) : `${formatCount(uses)} of ${formatCount(maxUses)}`,
    },
    { key: 'revenue', header: 'Revenue', align: 'end', cell: ({ revenue }) => formatUsd(revenue) },
  ],
  rowActions: (coupon) => <Switch coupon={coupon} />,
  empty: 'No coupons yet. Create one to offer a course at a lower price.',
  noMatch: 'No coupons match your search or filters.',
});

function discountOf({ percent, amount }: Coupon): string {
  return percent === null ? `${formatUsd(amount ?? 0)} off` : `${percent}% off`;
}

/** In UTC, like the fields of the form. */
function Validity({ coupon: { startsAt, endsAt } }: { coupon: Coupon }) {
  if (!startsAt && !endsAt) return 'Always';
  return (
    <span className="block min-w-28">
      {startsAt && (
        <>
          from <Day iso={startsAt} />{' '}
        </>
      )}
      {endsAt && (
        <>
          until <Day iso={endsAt} />
        </>
      )}
    </span>
  );
}

const Day = ({ iso }: { iso: string }) => (
  <span className="whitespace-nowrap">{formatDate(iso, 'short')}</span>
);

function Switch({ coupon: { _id, code, state } }: { coupon: Coupon }) {
  const isOff = state === 'off';
  return (
    <ApiForm
      className="whitespace-nowrap"
      hiddenFields={{ id: _id, intent: isOff ? 'switch-on' : 'switch-off' }}
    >
      {({ busy }) => (
        <Button type="submit" size="sm" variant="secondary" busy={busy}>
          {isOff ? 'Switch on' : 'Switch off'}
          <span className="sr-only"> {code}</span>
        </Button>
      )}
    </ApiForm>
  );
}

export default function Coupons({ loaderData: { list, role } }: Route.ComponentProps) {
  return (
    <ListPage
      title="Coupons"
      text="Codes that lower the price of a course or bundle. Share a code, or add it to a course’s link: /courses/…?coupon=CODE"
      actions={
        <LinkButton to={`/${role}-dashboard/coupons/new`} icon={<Plus aria-hidden="true" />}>
          New coupon
        </LinkButton>
      }
      list={coupons}
      loaded={list}
    />
  );
}
