import { read } from '../../../contract/api/read.ts';
import { pageSizes } from '../../../contract/constants.ts';
import { formatUsd } from '../../../contract/money/money.ts';
import { formatDate } from '../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { failureOr } from '../../../lib/form/failures/failure-or.ts';
import { type FormFailure, failureIn } from '../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../lib/form/failures/or-connection-lost.ts';
import { complete, typedNumber } from '../../../lib/form/reading/form-fields.ts';
import { defineList } from '../../../lib/list/define-list.ts';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { loadList } from '../../../lib/list/load-list.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { StatCard } from '../../../ui/display/stat-card.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { type PayoutList, PayoutQuery } from '../contract.ts';
import type { Route } from './+types/payouts';
import { amountColumn, paidToColumn, stateColumn } from './payout-columns.tsx';
import { payoutStateNames } from './payout-state.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Payouts · Milepost' }];

const failed = 'We couldn’t request the payout.';

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { payouts } = scopeOf(args).api.earnings;
  const list = await loadList(args.request, { query: PayoutQuery, limit: pageSizes.sales }, (query) =>
    read(payouts.$get({ query })),
  );
  return { list };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'instructor');
  const form = await args.request.formData();
  complete(form, ['amount']);
  try {
    const json = { amount: typedNumber(form, 'amount') };
    const { message } = await read(scopeOf(args).api.earnings.payouts.$post({ json }));
    return redirectWithToast('/instructor-dashboard/payouts', message);
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export { shouldRevalidate } from '../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

const payouts = defineList({
  rows: (list: PayoutList) => list.payouts,
  caption: 'Payouts',
  things: 'payouts',
  thing: 'payout',
  filters: [{ name: 'state', label: 'Status', all: 'All statuses', options: payoutStateNames }],
  columns: [
    {
      key: 'drafted',
      header: 'Prepared',
      cell: ({ draftedAt }) => <LocalTime format="short" iso={draftedAt} />,
    },
    amountColumn,
    paidToColumn,
    stateColumn,
    {
      key: 'settled',
      header: 'Settled',
      phone: 'rest',
      cell: ({ settledAt }) => (settledAt ? <LocalTime format="short" iso={settledAt} /> : ''),
    },
  ],
  empty: 'No payouts yet. Once enough is available, it is paid out on the next payout day.',
  noMatch: 'No payouts have this status.',
});

export default function PayoutsPage({ loaderData: { list }, actionData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Payouts"
      text="What has been paid out to you, and what is on its way."
      actions={
        <LinkButton to="/instructor-dashboard/payout-details" variant="secondary">
          Payout details
        </LinkButton>
      }
      breadcrumbs={[{ label: 'Earnings', to: '/instructor-dashboard/earnings' }, { label: 'Payouts' }]}
      list={payouts}
      loaded={list}
    >
      {list.data && <Available list={list.data} failure={failureIn(actionData)} />}
    </ListPage>
  );
}

/** The available amount, the next payout day, and a form for requesting a payout before then. */
function Available({ list, failure }: { list: PayoutList; failure: FormFailure | undefined }) {
  const { available, minimum, nextDay, obstacle } = list;
  const canRequest = obstacle === null && available >= minimum;
  return (
    <div className="mt-6 mb-8 grid gap-4 lg:grid-cols-[1fr_1.25fr_1.75fr]">
      <StatCard
        label="Available"
        value={formatUsd(available)}
        note={`Paid out once it reaches ${formatUsd(minimum)}`}
      />
      <StatCard
        label="Next payout day"
        value={formatDate(nextDay, 'short')}
        note="Administrators approve payouts before they are sent"
      />
      <Card as="section" aria-labelledby="request">
        <h2 id="request" className="mb-2 text-xl">
          Request a payout before then
        </h2>
        {canRequest || failure ? (
          <ApiForm failure={failure} className="flex flex-wrap items-end gap-3">
            {({ busy, field }) => (
              <>
                <TextField
                  label="Amount"
                  inputMode="decimal"
                  prefix="$"
                  hint="Leave empty to request everything available."
                  {...field('amount')}
                />
                <Button type="submit" busy={busy}>
                  Request payout
                </Button>
              </>
            )}
          </ApiForm>
        ) : (
          <p className="text-ink-2">
            {obstacle ?? `You can request a payout once you have ${formatUsd(minimum)} available.`}
          </p>
        )}
      </Card>
    </div>
  );
}
