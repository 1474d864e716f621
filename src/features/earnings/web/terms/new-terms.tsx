import { read } from '../../../../contract/api/read.ts';
import { formatUsd } from '../../../../contract/money/money.ts';
import { formatDate } from '../../../../contract/text/time/formats.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { FormButtons } from '../../../../lib/form/form-buttons.tsx';
import { requiredNumber, text } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import type { Route } from './+types/new-terms';

export const meta: Route.MetaFunction = () => [{ title: 'New terms · Milepost' }];

const failed = 'We couldn’t plan the terms.';
const list = '/admin-dashboard/share-terms';

/** The form starts with the terms in force. */
export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const { versions, earliest, refundDays } = await read(
    scopeOf(args).api.admin['share-terms'].$get({ query: { page: 1, limit: 100 } }),
  );
  const current = versions.find(({ state }) => state === 'current');
  return { current, earliest, refundDays };
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  try {
    const json = {
      effectiveFrom: text(form, 'effectiveFrom'),
      ownShare: requiredNumber(form, 'ownShare'),
      platformShare: requiredNumber(form, 'platformShare'),
      holdDays: requiredNumber(form, 'holdDays'),
      minimum: requiredNumber(form, 'minimum'),
      payoutDay: requiredNumber(form, 'payoutDay'),
      secondAbove: requiredNumber(form, 'secondAbove'),
    };
    const { message } = await read(scopeOf(args).api.admin['share-terms'].$post({ json }));
    return redirectWithToast(list, message);
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

export default function NewTerms({ loaderData, actionData }: Route.ComponentProps) {
  const { current, earliest, refundDays } = loaderData;
  const first = earliest.slice(0, 10);
  const values = current && {
    effectiveFrom: first,
    ownShare: String(current.ownShare),
    platformShare: String(current.platformShare),
    holdDays: String(current.holdDays),
    minimum: String(current.minimum),
    payoutDay: String(current.payoutDay),
    secondAbove: String(current.secondAbove),
  };
  return (
    <>
      <PageHeader
        title="New terms"
        text="We email the instructors affected as soon as you save. You can cancel the terms until they are in force."
        breadcrumbs={[{ label: 'Revenue share', to: list }, { label: 'New terms' }]}
      />
      <Card padding="lg" className="mt-6 max-w-3xl">
        <ApiForm failure={failureIn(actionData)} values={values} className="grid gap-4 sm:grid-cols-2">
          {({ busy, field }) => (
            <>
              <FormDraft of="share-terms" />
              <TextField
                label="First day"
                type="date"
                required
                min={first}
                hint={`In UTC. ${formatDate(earliest, 'long')} at the earliest, because instructors must be told 30 days ahead.`}
                fieldClassName="sm:col-span-2"
                {...field('effectiveFrom')}
              />
              <TextField
                label="Share of their own sales"
                required
                inputMode="decimal"
                suffix="%"
                hint="Through an instructor’s coupon or link."
                {...field('ownShare')}
              />
              <TextField
                label="Share of all other sales"
                required
                inputMode="decimal"
                suffix="%"
                hint="Of the price paid, less tax and the provider’s fee."
                {...field('platformShare')}
              />
              <TextField
                label="Days held"
                required
                inputMode="numeric"
                hint={`At least ${refundDays}, because learners can ask for a refund until then.`}
                {...field('holdDays')}
              />
              <TextField
                label="Payout day"
                required
                inputMode="numeric"
                hint="The day of the month, from 1 to 28."
                {...field('payoutDay')}
              />
              <TextField
                label="Minimum payout"
                required
                inputMode="decimal"
                prefix="$"
                hint="Smaller balances are carried over."
                {...field('minimum')}
              />
              <TextField
                label="Second approval above"
                required
                inputMode="decimal"
                prefix="$"
                hint={`For runs and corrections. Now ${formatUsd(current?.secondAbove ?? 0)}.`}
                {...field('secondAbove')}
              />
              <FormButtons label="Plan and announce" busy={busy} cancelTo={list} className="sm:col-span-2" />
            </>
          )}
        </ApiForm>
      </Card>
    </>
  );
}
