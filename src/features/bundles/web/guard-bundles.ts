import type { RouterContextProvider } from 'react-router';
import { guardAdmin, guardRole } from '../../../lib/page/viewer/guard.ts';

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Guards a page about bundles, which is in the instructor's area or the administrators'.
 * @returns which area it is in
 */
export async function guardBundles(args: Args): Promise<'instructor' | 'admin'> {
  if (new URL(args.request.url).pathname.startsWith('/admin-dashboard')) {
    await guardAdmin(args);
    return 'admin';
  }
  guardRole(args, 'instructor');
  return 'instructor';
}
