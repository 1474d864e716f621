import { redirect } from 'react-router';
import { read } from '../../contract/client.ts';
import { redirectWithToast } from '../flash.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/logout';

export const loader = () => redirect('/');

export async function action(args: Route.ActionArgs) {
  await read(scopeOf(args).api.logout.$get());
  return redirectWithToast('/auth', 'Logged out successfully');
}
