import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { ApiForm } from '../../../lib/form/api-form.tsx';
import { refusedDecision } from '../../../lib/form/decision.ts';
import { FormDraft } from '../../../lib/form/drafts/form-draft.tsx';
import { ChangeFailed } from '../../../lib/form/failures/change-failed.tsx';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { oneOf, required, text } from '../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../lib/form/send-form.ts';
import { orBackTo } from '../../../lib/page/failures/or-back-to.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardAdmin } from '../../../lib/page/viewer/guard.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { LocalTime } from '../../../ui/text/local-time.tsx';
import { type CheckedProfile, profileLimits, profileStates } from '../contract.ts';
import { countries } from '../rules/countries.ts';
import type { Route } from './+types/profile';
import { ProfileState } from './payout-state.tsx';

const list = '/admin-dashboard/payouts/details';
const failed = 'We couldn’t record your decision.';

export const meta: Route.MetaFunction = () => [{ title: 'Payout details · Milepost' }];

export async function loader(args: Route.LoaderArgs) {
  await guardAdmin(args);
  const profile = scopeOf(args).api.admin['payout-profiles'][':id'];
  const found = await orBackTo(list, read(profile.$get({ param: segments({ id: args.params.userId }) })));
  const { country } = found.profile;
  return { ...found, country: countries.find(({ code }) => code === country)?.name ?? country };
}

export async function action(args: Route.ActionArgs) {
  await guardAdmin(args);
  const form = await args.request.formData();
  try {
    const profile = scopeOf(args).api.admin['payout-profiles'][':id'];
    const { message } = await read(
      profile.check.$post({
        param: segments({ id: args.params.userId }),
        json: {
          decision: oneOf(form, 'intent', ['approve', 'refuse']),
          version: Number(required(form, 'version')),
          state: oneOf(form, 'state', profileStates),
          reason: text(form, 'reason'),
        },
      }),
    );
    return redirectWithToast(list, message);
  } catch (error) {
    return refusedDecision(`${list}/${args.params.userId}`, failed, form, error, 'payouts.profile_changed');
  }
}

export { shouldRevalidate } from '../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

export default function ProfilePage({ loaderData: { profile, country }, actionData }: Route.ComponentProps) {
  const { name, email, title, state, reason, changedAt, usableFrom, legalName, address, taxNumber } = profile;
  const failure = failureIn(actionData);
  const facts: [string, string][] = [
    ['Legal name', legalName],
    ['Address', address],
    ['Country', country],
    ['Tax number', taxNumber || 'None given'],
    ['Paid by', title],
    ...profile.account.map(({ label, value }): [string, string] => [label, value]),
  ];
  return (
    <>
      <PageHeader
        title={name}
        text={email}
        breadcrumbs={[
          { label: 'Payouts', to: '/admin-dashboard/payouts' },
          { label: 'Payout details', to: list },
          { label: name },
        ]}
      />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <Card as="section" aria-labelledby="details" padding="lg">
          <div className="flex flex-wrap items-center gap-3">
            <h2 id="details" className="text-xl">
              Payout details
            </h2>
            <ProfileState state={state} />
          </div>
          <p className="mt-1 text-sm text-ink-2">
            Changed on <LocalTime format="time" iso={changedAt} />; can be used from{' '}
            <LocalTime format="time" iso={usableFrom} />. The audit log records that you viewed these details.
          </p>
          <dl className="mt-4 grid gap-3">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className="text-sm text-ink-2">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card as="section" aria-labelledby="decide" padding="lg">
          <h2 id="decide" className="mb-2 text-xl">
            Your decision
          </h2>
          <Decision profile={profile} failure={failure} />
          {reason && <p className="mt-3 text-sm text-ink-2">Reason given: {reason}</p>}
        </Card>
      </div>
    </>
  );
}

type DecisionProps = { profile: CheckedProfile; failure: ReturnType<typeof failureIn> };

function Decision({ profile: { _id, state, version }, failure }: DecisionProps) {
  if (state === 'unconfirmed')
    return (
      <>
        <p>The instructor has to confirm their account first. There is nothing to decide on yet.</p>
        <ChangeFailed failure={failure} />
      </>
    );
  const hidden = { version: String(version), state };
  return (
    <div className="grid gap-5">
      <p>Compare the legal name with the account holder’s name. We email the instructor your decision.</p>
      {state !== 'approved' && (
        <ApiForm
          failure={failure?.values.intent === 'approve' ? failure : undefined}
          hiddenFields={{ ...hidden, intent: 'approve' }}
        >
          {({ busy }) => (
            <Button type="submit" busy={busy}>
              Approve
            </Button>
          )}
        </ApiForm>
      )}
      <ApiForm
        failure={failure?.values.intent === 'refuse' ? failure : undefined}
        hiddenFields={{ ...hidden, intent: 'refuse' }}
        className="grid gap-3"
      >
        {({ busy, field }) => (
          <>
            <FormDraft of={`reason:${_id}`} />
            <TextArea
              label="Reason"
              hint="Why you refuse these details. We’ll email it to the instructor."
              rows={3}
              max={profileLimits.reason}
              required
              {...field('reason')}
            />
            <div>
              <Button type="submit" variant="secondary" busy={busy}>
                Refuse
              </Button>
            </div>
          </>
        )}
      </ApiForm>
    </div>
  );
}
