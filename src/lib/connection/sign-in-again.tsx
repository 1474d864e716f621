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
