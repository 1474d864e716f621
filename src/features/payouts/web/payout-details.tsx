import { redirect } from 'react-router';
import { read } from '../../../contract/api/read.ts';
import { failureOr } from '../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../lib/form/failures/form-failure.ts';
import { oneOf, text } from '../../../lib/form/reading/form-fields.ts';
import { sendForm } from '../../../lib/form/send-form.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardRole } from '../../../lib/page/viewer/guard.ts';
import { Card } from '../../../ui/display/card.tsx';
import { LinkTabs } from '../../../ui/navigation/link-tabs.tsx';
import { PageHeader } from '../../../ui/navigation/page-header.tsx';
import { countries } from '../rules/countries.ts';
import type { Route } from './+types/payout-details';
import { ProfileForm } from './profile-form.tsx';
import { ProfileStatus } from './profile-status.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Payout details · Milepost' }];

const page = '/instructor-dashboard/payout-details';
const failed = 'We couldn’t save your payout details.';

export async function loader(args: Route.LoaderArgs) {
  guardRole(args, 'instructor');
  const { profile, methods } = await read(scopeOf(args).api.earnings['payout-profile'].$get());
  const wanted = new URL(args.request.url).searchParams.get('method') ?? profile?.method;
  const method = methods.find(({ name }) => name === wanted) ?? methods[0];
  const isWaiting = profile !== null && Date.parse(profile.usableFrom) > Date.now();
  return { profile, isWaiting, methods, method, countries };
}

export async function action(args: Route.ActionArgs) {
  guardRole(args, 'instructor');
  const form = await args.request.formData();
  const intent = oneOf(form, 'intent', ['save', 'confirm', 'resend', 'open']);
  const own = scopeOf(args).api.earnings['payout-profile'];
  try {
    if (intent === 'open') {
      const { url } = await read(own.link.$post());
      return redirect(url);
    }
    if (intent === 'resend') {
      const { message } = await read(own.code.$post());
      return redirectWithToast(page, message);
    }
    const { message } =
      intent === 'confirm'
        ? await read(own.confirmation.$post({ json: { code: text(form, 'code') } }))
        : await read(own.$put({ json: valuesOf(form) }));
    return redirectWithToast(page, message);
  } catch (error) {
    return failureOr(failed, form, error);
  }
}

export { shouldRevalidate } from '../../../lib/form/after-sending/revalidate-after-conflict.ts';

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, failed);

/** The form's values as the API takes them. Fields that only some payout methods have are omitted if empty. */
function valuesOf(form: FormData) {
  const optional = (name: string) => {
    const value = text(form, name).trim();
    return value === '' ? {} : { [name]: value };
  };
  return {
    method: text(form, 'method'),
    legalName: text(form, 'legalName'),
    address: text(form, 'address'),
    country: text(form, 'country'),
    taxNumber: text(form, 'taxNumber'),
    password: text(form, 'password'),
    ...optional('email'),
    ...optional('bankCode'),
    ...optional('accountNumber'),
    ...optional('iban'),
  };
}

export default function PayoutDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, isWaiting, methods, method } = loaderData;
  const failure = failureIn(actionData);
  const isAboutForm = failure === undefined || failure.values.intent === 'save';
  return (
    <>
      <PageHeader
        title="Payout details"
        text="Where your earnings go. Your details are stored encrypted. Apart from you, only administrators can read them, to check them or to make bank transfers."
        breadcrumbs={[
          { label: 'Earnings', to: '/instructor-dashboard/earnings' },
          { label: 'Payouts', to: '/instructor-dashboard/payouts' },
          { label: 'Payout details' },
        ]}
      />
      {profile && (
        <ProfileStatus profile={profile} isWaiting={isWaiting} failure={isAboutForm ? undefined : failure} />
      )}
      <section aria-labelledby="details" className="mt-8 max-w-3xl">
        <h2 id="details" className="text-2xl">
          {profile ? 'Change your details' : 'How do you want to be paid?'}
        </h2>
        {profile && (
          <p className="mt-1 text-ink-2">
            After a change, we check your details again and make no payouts for 72 hours.
          </p>
        )}
        <LinkTabs
          label="Ways to be paid"
          className="mt-4"
          tabs={methods.map(({ name, title }) => ({
            to: `?method=${name}`,
            label: title,
            current: name === method?.name,
          }))}
        />
        {method && (
          <Card padding="lg" className="mt-4">
            <p className="mb-4">{method.hint}.</p>
            <ProfileForm
              // Once saved, the form starts again without the password.
              key={`${method.name} ${profile?.changedAt ?? ''}`}
              method={method}
              profile={profile}
              countries={loaderData.countries}
              failure={isAboutForm ? failure : undefined}
            />
          </Card>
        )}
      </section>
    </>
  );
}
