import { useEffect } from 'react';
import { redirect, useNavigation, useSearchParams } from 'react-router';
import '../account.css';
import { read } from '../../../../contract/api/read.ts';
import { dashboardOf, type Viewer } from '../../../../contract/viewer.ts';
import { forgetDraft } from '../../../../lib/form/drafts/form-drafts.ts';
import { failureOr } from '../../../../lib/form/failures/failure-or.ts';
import { failureIn } from '../../../../lib/form/failures/form-failure.ts';
import { orConnectionLost } from '../../../../lib/form/failures/or-connection-lost.ts';
import { oneOf, text } from '../../../../lib/form/reading/form-fields.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { askToVerify } from '../../../../lib/page/viewer/ask-to-verify.ts';
import { hasSessionCookie, safePath } from '../../../../lib/page/viewer/guard.ts';
import { describePage } from '../../../../lib/seo/describe-page.ts';
import { LinkTabs } from '../../../../ui/navigation/link-tabs.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { Spinner } from '../../../../ui/states/spinner.tsx';
import { AccountCard } from '../account-card.tsx';
import type { Route } from './+types/auth';
import { BesideForm } from './beside-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signingIn, useTypedEmail } from './typed-email.ts';
import { wantedCourse } from './wanted-course.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  describePage({
    title: 'Sign in or register',
    description: 'Sign in to your courses on Milepost, or create a free account.',
    canonical: loaderData.canonical,
    hidden: true,
  });

export async function loader(args: Route.LoaderArgs) {
  const { api, viewer, appUrl } = scopeOf(args);
  const next = new URL(args.request.url).searchParams.get('next');
  if (viewer) throw redirect(safePath(next, dashboardOf(viewer.role)));
  return {
    canonical: `${appUrl}/auth`,
    course: await wantedCourse(api, next),
    hasEnded: hasSessionCookie(args.request),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const registering = oneOf(form, 'intent', ['sign-in', 'register']) === 'register';
  try {
    return await (registering ? register(args, form) : signIn(args, form));
  } catch (error) {
    return failureOr(registering ? 'Registration failed' : 'Login failed', form, error);
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const registering = (await request.clone().formData()).get('intent') === 'register';
  return orConnectionLost(serverAction(), registering ? 'Registration failed' : 'Login failed');
}

async function signIn(args: Route.ActionArgs, form: FormData) {
  const json = { email: text(form, 'email'), password: text(form, 'password') };
  const { message, user } = await read(scopeOf(args).api.login.$post({ json }));
  return welcome(user, new URL(args.request.url).searchParams.get('next'), message);
}

/** Redirects after signing in. A dashboard tells an unverified user what to do; on any other page a toast does. */
function welcome(user: Pick<Viewer, 'role' | 'isVerified'>, next: string | null, message: string): Response {
  const home = dashboardOf(user.role);
  const to = safePath(next, home);
  if (user.isVerified || to === home) return redirectWithToast(to, message);
  return redirectWithToast(to, askToVerify, 'info');
}

async function register(args: Route.ActionArgs, form: FormData) {
  const json = { name: text(form, 'name'), email: text(form, 'email'), password: text(form, 'password') };
  const { message } = await read(scopeOf(args).api.register.$post({ json }));
  const searchParams = new URL(args.request.url).searchParams;
  searchParams.delete('tab');
  searchParams.set('email', json.email.trim());
  return redirectWithToast(`/auth?${searchParams}`, message);
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const [searchParams] = useSearchParams();
  const registering = isRegistering(searchParams);
  const email = searchParams.get('email') ?? '';
  const failure = failureIn(actionData);
  const { typed, keep } = useTypedEmail(email);
  const hasRegistered = email !== '' && !registering;
  const entering = useIsEntering();
  useEffect(() => {
    if (entering) forgetDraft(signingIn);
  }, [entering]);
  if (entering) return <Entering />;
  return (
    <AccountCard
      title={registering ? 'Create your account' : 'Welcome back'}
      beside={<BesideForm course={loaderData.course} />}
    >
      {searchParams.has('purchase') && (
        <Notice tone="info" className="mb-4">
          Please login to purchase this course
        </Notice>
      )}
      {(loaderData.hasEnded || searchParams.has('ended')) && !registering && (
        <Notice tone="info" className="mb-4">
          Your session has ended. Please sign in again.
        </Notice>
      )}
      {hasRegistered && (
        <Notice tone="info" title="Check your inbox" className="mb-4">
          We’ve sent you a link to confirm your email. You can sign in now.
        </Notice>
      )}
      <LinkTabs
        label="Sign in or register"
        tabs={[
          { to: addressOf(searchParams, 'sign-in'), label: 'Sign in', current: !registering },
          { to: addressOf(searchParams, 'register'), label: 'Register', current: registering },
        ]}
      />
      <div onInput={keep}>
        {registering ? (
          <RegisterForm key="register" failure={failure} email={typed ?? email} />
        ) : (
          <SignInForm key="sign-in" failure={failure} email={typed ?? email} />
        )}
      </div>
    </AccountCard>
  );
}

/** Whether sign-in succeeded and the next page is loading. */
function useIsEntering(): boolean {
  const { state, formMethod, location } = useNavigation();
  return state === 'loading' && formMethod === 'POST' && location.pathname !== '/auth';
}

function Entering() {
  return (
    <AccountCard title="Welcome back">
      <Spinner label="Loading your account…" />
    </AccountCard>
  );
}

/**
 * Whether to show the registration form. Sign in is the default, but a buyer is more likely to need an account first.
 */
function isRegistering(searchParams: URLSearchParams): boolean {
  const tab = searchParams.get('tab');
  if (tab !== null) return tab === 'register';
  return searchParams.has('purchase') && !searchParams.has('email');
}

/** The URL of a tab, which keeps the return URL and the reason for being here. */
function addressOf(searchParams: URLSearchParams, tab: 'sign-in' | 'register'): string {
  const query = new URLSearchParams();
  for (const name of ['next', 'purchase', 'ended']) {
    const value = searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  if (tab === 'register' || query.has('purchase')) query.set('tab', tab);
  return query.size > 0 ? `/auth?${query}` : '/auth';
}
