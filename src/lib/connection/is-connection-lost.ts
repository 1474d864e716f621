/** What browsers' messages about an unreachable server contain. Bugs in a page are `TypeError`s too. */
const noResponse = /fetch|network|load failed/i;

/** Whether there was no response at all, so that it makes sense to wait. Never true on the server. */
export const isConnectionLost = (error: unknown): boolean =>
  typeof window !== 'undefined' &&
  (!navigator.onLine || (error instanceof TypeError && noResponse.test(error.message)));
