import { ApiForm } from '../../../lib/form/api-form.tsx';
import type { FormFailure } from '../../../lib/form/failures/form-failure.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import type { PayoutProfile } from '../contract.ts';
import { ProfileState } from './payout-state.tsx';

type Props = {
  profile: PayoutProfile;
  /** Whether payouts are paused because the details were changed. */
  isWaiting: boolean;
  failure: FormFailure | undefined;
};

/** The current payout details, their state, and what the instructor still has to do. */
export function ProfileStatus({ profile, isWaiting, failure }: Props) {
  const { title, destination, legalName, state, changedAt } = profile;
  return (
    <Card as="section" aria-labelledby="present" padding="lg" className="mt-6 max-w-3xl">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="present" className="text-2xl">
          {title}
        </h2>
        <ProfileState state={state} />
      </div>
      <p className="mt-1 wrap-anywhere">
        {legalName} · {destination}
      </p>
      <p className="mt-1 text-sm text-ink-2">
        Changed on <LocalTime format="time" iso={changedAt} />
      </p>
      <NextStep profile={profile} isWaiting={isWaiting} failure={failure} />
    </Card>
  );
}

function NextStep({ profile, isWaiting, failure }: Props) {
  const { state, account, title, reason, usableFrom } = profile;
  if (state === 'unconfirmed')
    return account === 'email' ? (
      <ConfirmCode failure={failure} />
    ) : (
      <ApiForm failure={failure} hiddenFields={{ intent: 'open' }} className="mt-4 grid gap-3">
        {({ busy }) => (
          <>
            <p>Your account isn’t complete yet.</p>
            <div>
              <Button type="submit" busy={busy}>
                Finish setting up your {title} account
              </Button>
            </div>
          </>
        )}
      </ApiForm>
    );
  if (state === 'refused')
    return (
      <p className="mt-3">
        <strong>Please correct your details:</strong> {reason}
      </p>
    );
  return (
    <p className="mt-3">
      {state === 'to_check' && 'We’re checking your details and will email you. '}
      {isWaiting ? (
        <>
          We’ll send payouts here from <LocalTime format="time" iso={usableFrom} />.
        </>
      ) : (
        state === 'approved' && 'We send your payouts here.'
      )}
    </p>
  );
}

function ConfirmCode({ failure }: { failure: FormFailure | undefined }) {
  const isAboutCode = failure?.values.intent === 'confirm';
  return (
    <div className="mt-4 grid gap-4">
      <ApiForm
        failure={isAboutCode ? failure : undefined}
        hiddenFields={{ intent: 'confirm' }}
        className="flex flex-wrap items-end gap-3"
      >
        {({ busy, field }) => (
          <>
            <TextField
              label="Code"
              hint="The six digits we sent to the email address you entered for payouts."
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              {...field('code')}
            />
            <Button type="submit" busy={busy}>
              Confirm
            </Button>
          </>
        )}
      </ApiForm>
      <ApiForm failure={isAboutCode ? undefined : failure} hiddenFields={{ intent: 'resend' }}>
        {({ busy }) => (
          <Button type="submit" variant="secondary" busy={busy}>
            Email another code
          </Button>
        )}
      </ApiForm>
    </div>
  );
}
