import { read } from '../../../contract/api/read.ts';
import { segments } from '../../../contract/api/segments.ts';
import { isId } from '../../../contract/ids.ts';
import { asHttps, isPublicLink } from '../../../contract/urls/links.ts';
import { orNotFound } from '../../../lib/page/failures/or-not-found.ts';
import type { Scope } from '../../../lib/page/scope.ts';
import { planPath } from './session-paths.ts';

/** The title of the lecture with the recording of a session. */
export const recordingTitle = (session: string): string => `Recording: ${session}`;

/**
 * The lecture to add for an ended session's recording, and the page to return to, from the query parameters `recording`
 * and `link`; null without them.
 */
export async function recordingToAdd({ api }: Scope, courseId: string, query: URLSearchParams) {
  const sessionId = query.get('recording');
  if (!sessionId || !isId(sessionId)) return null;
  const { session } = await orNotFound(
    read(api['live-sessions'][':sessionId'].$get({ param: segments({ sessionId }) })),
  );
  if (session.course._id !== courseId || session.state !== 'ended') return null;
  const lecture = {
    key: `recording:${sessionId}`,
    title: recordingTitle(session.title),
    link: linkIn(query.get('link') ?? ''),
  };
  return { lecture, backTo: `${planPath(courseId)}/${sessionId}` };
}

/** A link as typed, as it can be written in Markdown; null unless it leads to a public page. */
function linkIn(typed: string): string | null {
  const link = asHttps(typed.trim());
  return isPublicLink(link) ? new URL(link).href.replaceAll('(', '%28').replaceAll(')', '%29') : null;
}
