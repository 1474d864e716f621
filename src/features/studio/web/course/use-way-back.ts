import { useLocation } from 'react-router';

const list = '/instructor-dashboard/courses';

/** The navigation state of a link to the editor: the page with the link, if that is not the list. */
export type EditorOrigin = { from: string };

/** Where the editor returns to (the list with its search, or the course's own page), and the field it starts at. */
export function useWayBack(): { back: string; field: string | null } {
  const { state, search } = useLocation();
  const query = new URLSearchParams(search);
  const field = query.get('field');
  query.delete('field');
  const listAsItWas = query.size > 0 ? `${list}?${query}` : list;
  return { back: originIn(state) ?? listAsItWas, field };
}

/** History state only lives in this tab, so its content is our own. */
function originIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return typeof state.from === 'string' && state.from.startsWith(`${list}/`) ? state.from : undefined;
}
