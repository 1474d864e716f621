import { redirect } from 'react-router';
import { ApiFailure, read } from '../../contract/client.ts';
import { redirectWithToast } from '../flash.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/logout';

export const loader = () => redirect('/');

export async function action(args: Route.ActionArgs) {
  try {
    const { message } = await read(scopeOf(args).api.logout.$get());
    return redirectWithToast('/auth', message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return redirectWithToast('/', 'Logout failed', 'error');
  }
}
