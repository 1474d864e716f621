import { useRevalidator } from 'react-router';
import type { FormState } from '../../../lib/form/api-form.tsx';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import type { FormFailure } from '../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { type PayoutMethod, type PayoutProfile, profileLimits } from '../contract.ts';

type Props = {
  method: PayoutMethod;
  profile: PayoutProfile | null;
  countries: { code: string; name: string }[];
  failure: FormFailure | undefined;
};

/** The form for an instructor's payout details, for one payout method. */
export function ProfileForm({ method, profile, countries, failure }: Props) {
  const { legalName = '', address = '', country = '' } = profile ?? {};
  return (
    <ApiForm
      failure={failure}
      values={{ legalName, address, country }}
      hiddenFields={{ intent: 'save', method: method.name }}
      className="grid gap-4 sm:grid-cols-2"
    >
      {(form) => (
        <>
          <TextField
            label="Legal name"
            hint="As registered with your bank and tax office."
            autoComplete="name"
            maxLength={profileLimits.legalName}
            required
            fieldClassName="sm:col-span-2"
            {...form.field('legalName')}
          />
          <TextArea
            label="Address"
            rows={3}
            autoComplete="street-address"
            max={profileLimits.address}
            required
            fieldClassName="sm:col-span-2"
            {...form.field('address')}
          />
          <SelectField
            label="Country"
            placeholder="Choose your country"
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            required
            {...form.field('country')}
          />
          <TextField
            label="Tax number"
            hint={profile?.hasTaxNumber ? 'Please enter it again.' : 'If you have one.'}
            autoComplete="off"
            maxLength={profileLimits.taxNumber}
            {...form.field('taxNumber')}
          />
          <Account method={method} field={form.field} />
          <PasswordField
            label="Your password"
            hint="We ask again because these details decide where your money goes."
            autoComplete="current-password"
            required
            fieldClassName="sm:col-span-2"
            {...form.field('password')}
          />
          <div className="sm:col-span-2">
            <Button type="submit" busy={form.busy}>
              Save payout details
            </Button>
          </div>
        </>
      )}
    </ApiForm>
  );
}

/** Shown while the provider does not respond with its list. Loading it again keeps what was typed. */
function NoBanks({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="warning"
      role="status"
      className="sm:col-span-2"
      action={
        <Button variant="secondary" busy={state !== 'idle'} onClick={() => void revalidate()}>
          Retry
        </Button>
      }
    >
      We can’t load the list of banks from {title} right now. Please try again in a moment.
    </Notice>
  );
}

/** The fields that only the chosen payout method needs. */
function Account({ method, field }: { method: PayoutMethod } & Pick<FormState, 'field'>) {
  switch (method.account) {
    case 'link':
      return (
        <p className="text-ink-2 sm:col-span-2">
          Next, you’ll set up your account on {method.title}’s own pages. We never see your bank details.
        </p>
      );
    case 'email':
      return (
        <TextField
          label={`Email of your ${method.title} account`}
          type="email"
          hint="We’ll email a code to it."
          autoComplete="email"
          required
          fieldClassName="sm:col-span-2"
          {...field('email')}
        />
      );
    case 'account':
      return (
        <>
          {method.banks.length === 0 && <NoBanks title={method.title} />}
          <SelectField
            label="Bank"
            placeholder="Choose your bank"
            options={method.banks.map(({ code, name }) => ({ value: code, label: name }))}
            required
            {...field('bankCode')}
          />
          <TextField
            label="Account number"
            hint="Ten digits."
            inputMode="numeric"
            autoComplete="off"
            required
            {...field('accountNumber')}
          />
        </>
      );
    default:
      return (
        <>
          <TextField
            label="IBAN"
            hint="For example GB29 NWBK 6016 1331 9268 19."
            autoComplete="off"
            fieldClassName="sm:col-span-2"
            {...field('iban')}
          />
          <TextField
            label="Or a Nigerian bank code"
            hint="Three digits, such as 058."
            inputMode="numeric"
            autoComplete="off"
            {...field('bankCode')}
          />
          <TextField
            label="Nigerian account number"
            hint="Ten digits (NUBAN)."
            inputMode="numeric"
            autoComplete="off"
            {...field('accountNumber')}
          />
        </>
      );
  }
}
