import { redirect } from 'react-router';
import { redirects } from '../contract/urls/redirects.ts';

export function loader({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${redirects[pathname.replace(/^\/|\.data$|\/$/g, '')] ?? '/'}${search}`);
}

/** Never shown: as a page, a failure of this address is rendered like every other. */
export default () => null;
