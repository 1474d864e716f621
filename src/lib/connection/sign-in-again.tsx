import { Link, useLocation } from 'react-router';

/** A link to the sign-in page, which leads back to this page. */
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

/** Shown in a form that could not be sent because the session has ended. The form keeps everything that was typed. */
export const sessionEnded = 'Your session has ended. Sign in, then try again.';

/** A link that opens the sign-in page in a new tab, so that a form and its text stay. */
export const SignInInNewTab = () => (
  <a className="link" href="/auth?ended=yes" target="_blank" rel="noreferrer">
    Open the sign-in page in a new tab
  </a>
);
