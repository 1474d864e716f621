/** Browsers' messages for an unreachable server: a `TypeError` of their own, unlike a bug in a page. */
const noResponse = /fetch|network|load failed/i;

/** Whether there was no response at all, so that it makes sense to wait. Never true on the server. */
export const isConnectionLost = (error: unknown): boolean =>
  typeof window !== 'undefined' &&
  (!navigator.onLine || (error instanceof TypeError && noResponse.test(error.message)));
