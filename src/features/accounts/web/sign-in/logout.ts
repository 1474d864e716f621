import { redirect } from 'react-router';
import { ApiFailure, read } from '../../../../contract/api/read.ts';
import { redirectWithToast } from '../../../../lib/page/flash.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import type { Route } from './+types/logout';

export const loader = () => redirect('/');

/** Signs out without scripts. */
export async function action(args: Route.ActionArgs) {
  try {
    const { message } = await read(scopeOf(args).api.logout.$get());
    return redirectWithToast('/auth', message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return redirectWithToast('/', 'Logout failed', 'error');
  }
}

/** Never rendered. Without a component, React Router would not show errors at this URL as a page. */
export default () => null;
