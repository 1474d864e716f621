import { type RouterContextProvider, redirect } from 'react-router';
import type { Viewer } from '../../../../contract/viewer.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';
import { signInAddress } from '../../../../lib/page/viewer/guard.ts';

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Allows any signed-in user, confirmed or not.
 * @throws a redirect to `/auth`
 */
export function guardOwnAccount(args: Args): Viewer {
  const { viewer } = scopeOf(args);
  if (viewer) return viewer;
  throw redirect(signInAddress(args.request));
}
