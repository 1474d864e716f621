/** A route's `handle`: the page watches the session itself, or follows an emailed link and has none to watch. */
export const ownSession = { ownSession: true };
