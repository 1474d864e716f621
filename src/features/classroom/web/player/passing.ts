import { ApiFailure } from '../../../../contract/api/client.ts';

const tryAgain = [408, 425, 429];

/** Whether a failure will pass by itself, so that it is worth trying again: no connection, or a server out of breath. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiFailure) || error.status >= 500 || tryAgain.includes(error.status);
