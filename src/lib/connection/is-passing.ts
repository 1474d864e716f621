import { ApiFailure } from '../../contract/api/read.ts';

const tryAgain = [408, 425, 429];

/** Whether a failure is temporary and worth retrying: no connection, or an overloaded server. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiFailure) || error.status >= 500 || tryAgain.includes(error.status);
