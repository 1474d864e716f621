import { redirect } from 'react-router';
import { redirects } from '../contract/urls/redirects.ts';

export function loader({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${redirects[pathname.replace(/^\/|\.data$|\/$/g, '')] ?? '/'}${search}`);
}

/** Never rendered: it lets a failure of this URL be shown as a page like any other. */
export default () => null;
