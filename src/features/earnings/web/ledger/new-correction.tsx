import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { ApiForm } from '../../../../lib/form/api-form.tsx';
import { FormDraft } from '../../../../lib/form/drafts/form-draft.tsx';
import { renewId, useNewRecord } from '../../../../lib/form/drafts/new-record.ts';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { type FormFailure, failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { FormButtons } from '../../../../lib/form/form-buttons.tsx';
import { oneOf, required, requiredNumber, text } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { guardAdmin } from '../../../../lib/page/viewer/guard.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { PageHeader } from '../../../../ui/navigation/page-header.tsx';
import { correctedAccounts, memoMax } from '../../corrections/contract.ts';
import type { Route } from './+types/new-correction';
import { accountName } from './account-names.ts';

export const meta: Route.MetaFunction = () => [{ title: 'New correction · Milepost' }];

const failed = 'We couldn’t book the correction.';
const list = '/admin-dashboard/ledger/corrections';

/** The API accepts either sign; in this form, a negative amount would move money against the direction chosen. */
function wrongSign(): ApiFailure {
  const message = 'Please enter an amount above zero. To move it the other way, swap “From” and “To”.';
  return new ApiFailure(400, {
    success: false,
    code: 'correction.negative',
    message,
    fields: { amount: message },
  });
}

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  return { id: crypto.randomUUID() };
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  const [from, to] = [oneOf(form, 'from', correctedAccounts), oneOf(form, 'to', correctedAccounts)];
  const amount = requiredNumber(form, 'amount');
  const instructor = text(form, 'instructor').trim() || undefined;
  try {
    if (amount < 0) throw wrongSign();
    const json = {
      id: required(form, 'id'),
      memo: text(form, 'memo'),
      entries: [
        { account: from, instructor, amount: -amount },
        { account: to, instructor, amount },
      ],
    };
    const { message } = await read(scopeOf(args).api.admin.ledger.corrections.$post({ json }));
    return redirectWithToast(list, message);
  } catch (error) {
    renewId(form, 'id', error, 'ledger.correction_exists');
    return failureOr(failed, form, error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction(), failed);

const accounts = correctedAccounts.map((value) => ({ value, label: accountName(value) }));

/** Maps errors in the API's two entries to the form's fields; the entries share one amount and one instructor. */
function asTyped(failure: FormFailure | undefined): FormFailure | undefined {
  if (!failure) return undefined;
  const names: Record<string, string> = { amount: 'amount', instructor: 'instructor', account: 'to' };
  const fields = Object.entries(failure.fields).map(([field, sentence]) => [
    names[field.split('.').at(-1) ?? ''] ?? (field === 'entries' ? 'amount' : field),
    sentence,
  ]);
  return { ...failure, fields: Object.fromEntries(fields) };
}

export default function NewCorrection({ loaderData, actionData }: Route.ComponentProps) {
  const failure = asTyped(failureIn(actionData));
  const correction = useNewRecord(loaderData.id, failure?.values.id);
  return (
    <>
      <PageHeader
        title="New correction"
        text="Moves an amount from one account to another. It can’t be changed afterwards, only reversed by another correction."
        breadcrumbs={[
          { label: 'Ledger', to: '/admin-dashboard/ledger' },
          { label: 'Corrections', to: list },
          { label: 'New correction' },
        ]}
      />
      <Card padding="lg" className="mt-6 max-w-3xl">
        <ApiForm
          failure={failure}
          values={{ from: 'platform:revenue', to: 'instructor:available' }}
          hiddenFields={{ id: correction.id }}
          className="grid gap-4 sm:grid-cols-2"
        >
          {({ busy, field }) => (
            <>
              <FormDraft of="correction" creates={correction} />
              <SelectField label="From" options={accounts} {...field('from')} />
              <SelectField label="To" options={accounts} {...field('to')} />
              <TextField label="Amount" inputMode="decimal" prefix="$" required {...field('amount')} />
              <TextField
                label="Instructor’s email"
                type="email"
                autoComplete="off"
                hint="Only if one of the accounts belongs to an instructor."
                {...field('instructor')}
              />
              <TextArea
                label="Reason"
                rows={3}
                required
                maxLength={memoMax}
                hint="The instructor will see it on the statement."
                fieldClassName="sm:col-span-2"
                {...field('memo')}
              />
              <FormButtons
                label="Book the correction"
                busy={busy}
                cancelTo={list}
                className="sm:col-span-2"
              />
            </>
          )}
        </ApiForm>
      </Card>
    </>
  );
}
