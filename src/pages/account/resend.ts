import { data, redirect } from 'react-router';
import { ApiFailure, read } from '../../contract/client.ts';
import { text } from '../form-failure.ts';
import { scopeOf } from '../scope.ts';
import type { Route } from './+types/resend';

export const loader = () => redirect('/auth');

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  try {
    const { message } = await read(
      scopeOf(args).api.user['verify-email'].$post({ json: { email: text(form, 'email') } }),
    );
    return { success: true, message };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return data({ success: false, message: error.message }, { status: error.status });
  }
}
