import { useState } from 'react';
import { Form, Link, redirect, useNavigation, useSearchParams } from 'react-router';
import { read } from '../../contract/client.ts';
import { limits } from '../../contract/constants.ts';
import { dashboardOf } from '../../contract/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { FormErrors } from '../../ui/form-errors.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { redirectWithToast } from '../flash.ts';
import { type FormFailure, failureOf, text } from '../form-failure.ts';
import { safePath } from '../guard.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/auth';
import { AccountCard } from './account-card.tsx';

export const meta: Route.MetaFunction = () => [
  { title: 'Sign in or register · Milepost' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: Route.LoaderArgs) {
  const { viewer } = scopeOf(args);
  const next = new URL(args.request.url).searchParams.get('next');
  if (viewer) throw redirect(safePath(next, dashboardOf(viewer.role)));
  return null;
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  try {
    return await (form.get('intent') === 'register' ? register(args, form) : signIn(args, form));
  } catch (error) {
    return failureOf(form, error);
  }
}

async function signIn(args: Route.ActionArgs, form: FormData) {
  const json = { email: text(form, 'email'), password: text(form, 'password') };
  const { message, user } = await read(scopeOf(args).api.login.$post({ json }));
  const next = new URL(args.request.url).searchParams.get('next');
  return redirectWithToast(safePath(next, dashboardOf(user.role)), message);
}

async function register(args: Route.ActionArgs, form: FormData) {
  const json = { name: text(form, 'name'), email: text(form, 'email'), password: text(form, 'password') };
  await read(scopeOf(args).api.register.$post({ json }));
  const words = new URL(args.request.url).searchParams;
  words.delete('tab');
  words.set('email', json.email.trim());
  return redirectWithToast(
    `/auth?${words}`,
    'Registration successful! Please check your mail to confirm your address.',
  );
}

export default function Auth({ actionData }: Route.ComponentProps) {
  const [words] = useSearchParams();
  const registering = words.get('tab') === 'register';
  const next = words.get('next');
  const address = (tab?: string) => {
    const query = new URLSearchParams({ ...(next && { next }), ...(tab && { tab }) }).toString();
    return query ? `/auth?${query}` : '/auth';
  };
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined;
  return (
    <AccountCard title={registering ? 'Create your account' : 'Welcome back'}>
      {words.has('purchase') && (
        <Notice tone="info" className="mb-4">
          Please login to purchase this course
        </Notice>
      )}
      <LinkTabs
        label="Sign in or register"
        tabs={[
          { to: address(), label: 'Sign in', current: !registering },
          { to: address('register'), label: 'Register', current: registering },
        ]}
      />
      {registering ? (
        <RegisterForm failure={failure} />
      ) : (
        <SignInForm failure={failure} email={words.get('email') ?? ''} />
      )}
    </AccountCard>
  );
}

function SignInForm({ failure, email }: { failure?: FormFailure; email: string }) {
  const busy = useNavigation().state !== 'idle';
  const [typed, setTyped] = useState({ email: failure?.values.email ?? email, password: '' });
  const [touched, setTouched] = useState(false);
  const incomplete = touched && (!typed.email.trim() || !typed.password.trim());
  return (
    <Form
      method="post"
      key="sign-in"
      className="mt-6 space-y-4"
      onInput={(event) => {
        const { name, value } = event.target as HTMLInputElement;
        setTouched(true);
        setTyped((before) => ({ ...before, [name]: value }));
      }}
    >
      <input type="hidden" name="intent" value="sign-in" />
      <FormErrors message={failure?.message} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={typed.email}
        maxLength={limits.emailLength}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        maxLength={limits.passwordMax}
      />
      <p className="text-right">
        <Link to="/forgot-password">Forgot password?</Link>
      </p>
      <Button type="submit" size="lg" className="w-full" busy={busy} disabled={incomplete}>
        Sign in
      </Button>
    </Form>
  );
}

function RegisterForm({ failure }: { failure?: FormFailure }) {
  const busy = useNavigation().state !== 'idle';
  const fields = failure?.fields ?? {};
  return (
    <Form method="post" key="register" noValidate className="mt-6 space-y-4">
      <input type="hidden" name="intent" value="register" />
      <FormErrors message={failure?.message} />
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        defaultValue={failure?.values.name}
        error={fields.name}
        maxLength={limits.nameLength}
        hint="As it should stand on your certificates."
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={failure?.values.email}
        error={fields.email}
        maxLength={limits.emailLength}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        error={fields.password}
        maxLength={limits.passwordMax}
        hint="At least 6 characters."
      />
      <Button type="submit" size="lg" className="w-full" busy={busy}>
        Register
      </Button>
    </Form>
  );
}
