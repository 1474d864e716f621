/** How the browsers word that a request found nobody: a `TypeError` of their own, which a mistake in a page is not. */
const nobodyAnswered = /fetch|network|load failed/i;

/** Whether nobody answered at all, so that it is worth waiting. Never true on the server. */
export const isConnectionLost = (error: unknown): boolean =>
  typeof window !== 'undefined' &&
  (!navigator.onLine || (error instanceof TypeError && nobodyAnswered.test(error.message)));
