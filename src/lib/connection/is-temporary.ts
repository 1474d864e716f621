import { ApiFailure, lacksSentence } from '../../contract/api/read.ts';

const tryAgain = [408, 425, 429];

/**
 * Whether a failure is temporary and worth retrying: no connection, an overloaded server, or a response from something
 * in between, such as a network's sign-in page with status 200. Only our own refusal means that the server has decided.
 */
export const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiFailure) ||
  error.status >= 500 ||
  tryAgain.includes(error.status) ||
  lacksSentence(error);

/** Whether a change was refused because the session has ended. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiFailure && error.status === 401 && !lacksSentence(error);

/** Whether what was entered should be kept and sent later: automatically, or once its author has signed in again. */
export const mayBeSentLater = (error: unknown): boolean => isTemporary(error) || isSignedOut(error);
