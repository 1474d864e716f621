import { redirect } from 'react-router';
import { redirects } from '../contract/urls/redirects.ts';

export function loader({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${redirects[pathname.replace(/^\/|\.data$|\/$/g, '')] ?? '/'}${search}`);
}

/** Never rendered, but with it React Router shows errors of this URL as a page. */
export default () => null;
