import type { Viewer } from '../../../../contract/viewer.ts';

/** The storage keys of an unfinished form: its user's own, and the one before they signed in. */
export const draftOf = (form: 'contact' | 'application', viewer: Viewer | null) =>
  viewer ? { name: `${form}:${viewer._id}`, before: `${form}:visitor` } : { name: `${form}:visitor` };
