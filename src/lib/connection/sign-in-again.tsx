import { Link, useLocation } from 'react-router';

/** The way to the sign-in page, which returns to this page. */
export function SignInAgain() {
  const { pathname, search } = useLocation();
  return (
    <Link className="link" to={`/auth?${new URLSearchParams({ next: pathname + search, ended: 'yes' })}`}>
      Sign in
    </Link>
  );
}

/** Whether a page's guard refused a form because its session has ended. @param error what sending it threw */
export const hasSessionEnded = (error: unknown): boolean =>
  error instanceof Response && new URLSearchParams(error.headers.get('location')?.split('?')[1]).has('ended');

/** What a form shows that could not be sent because the session has ended. It stays, with everything that was typed. */
export const sessionEnded = 'Your session has ended. Sign in again, then send once more.';

/** The way to the sign-in page that leaves a form and its text open. */
export const SignInElsewhere = () => (
  <a className="link" href="/auth?ended=yes" target="_blank" rel="noreferrer">
    Open the sign-in page in a new tab
  </a>
);
