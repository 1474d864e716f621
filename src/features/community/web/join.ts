import { redirect } from 'react-router';
import { ApiFailure, messageOr, read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { redirectWithToast } from '../../../lib/page/flash.ts';
import { scopeOf } from '../../../lib/page/scope.ts';
import { guardSignedIn } from '../../../lib/page/viewer/guard.ts';
import type { Route } from './+types/join';

/** Without scripts, redirects to a course's community, or back to the player with the reason why not. */
export async function loader(args: Route.LoaderArgs) {
  guardSignedIn(args);
  const { courseId } = args.params;
  const { discord } = scopeOf(args).api.courses[':id'];
  try {
    const { url } = await read(discord.$get({ param: segments({ id: courseId }) }));
    return redirect(url);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const message = messageOr(error, 'Failed to get community link');
    return redirectWithToast(`/dashboard/courses/${courseId}`, message, 'error');
  }
}

/** Never rendered. Without a component, React Router would not show errors at this URL as a page. */
export default () => null;
