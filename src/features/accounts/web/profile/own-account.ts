import { type RouterContextProvider, redirect } from 'react-router';
import type { Viewer } from '../../../../contract/viewer.ts';
import { signInAddress } from '../../../../lib/page/guard.ts';
import { scopeOf } from '../../../../lib/page/scope.ts';

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Lets whoever is signed in pass, confirmed or not: what is here is open to both.
 * @throws a redirect to `/auth`
 */
export function guardOwnAccount(args: Args): Viewer {
  const { viewer } = scopeOf(args);
  if (viewer) return viewer;
  throw redirect(signInAddress(args.request));
}
