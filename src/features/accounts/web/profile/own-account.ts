import { redirect } from 'react-router';
import type { Viewer } from '../../../../contract/viewer.ts';
import { type PageArgs, scopeOf } from '../../../../lib/page/scope.ts';
import { signInAddress } from '../../../../lib/page/viewer/guard.ts';

/**
 * Allows any signed-in user, confirmed or not.
 * @throws a redirect to `/auth`
 */
export function guardOwnAccount(args: PageArgs): Viewer {
  const { viewer } = scopeOf(args);
  if (viewer) return viewer;
  throw redirect(signInAddress(args));
}
