import type { PageArgs } from '../../../lib/page/scope.ts';
import { guardAdmin, guardRole } from '../../../lib/page/viewer/guard.ts';

/**
 * Guards a page about bundles, which is in the instructor's area or the administrators'.
 * @returns which area it is in
 */
export async function guardBundles(args: PageArgs): Promise<'instructor' | 'admin'> {
  if (args.url.pathname.startsWith('/admin-dashboard')) {
    await guardAdmin(args);
    return 'admin';
  }
  guardRole(args, 'instructor');
  return 'instructor';
}
