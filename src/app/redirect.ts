import { redirect } from 'react-router';
import { redirects } from '../contract/urls/redirects.ts';

export function loader({ url: { pathname, search } }: { url: URL }) {
  return redirect(`${redirects[pathname.replace(/^\/|\/$/g, '')] ?? '/'}${search}`);
}

/** Never rendered, but with it React Router shows errors at this URL as a page. */
export default () => null;
