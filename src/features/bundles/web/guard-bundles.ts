import type { RouterContextProvider } from 'react-router';
import { guardAdmin, guardRole } from '../../../lib/page/guard.ts';

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * The pages about bundles are in the instructor's area and in the administrators'.
 * @returns which of them the URL is in
 */
export async function guardBundles(args: Args): Promise<'instructor' | 'admin'> {
  if (new URL(args.request.url).pathname.startsWith('/admin-dashboard')) {
    await guardAdmin(args);
    return 'admin';
  }
  guardRole(args, 'instructor');
  return 'instructor';
}
