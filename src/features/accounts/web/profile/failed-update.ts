import { ApiFailure, lacksSentence } from '../../../../contract/api/read.ts';

export type FailedUpdate = {
  message: string;
  fields: Record<string, string>;
  /** Whether the session has ended. */
  signedOut?: boolean;
};

const failedToUpdate = 'Failed to update profile';

/** Field errors appear beside their fields; anything else shows the server's message, or a general one. */
export function failedUpdate(error: unknown): FailedUpdate {
  const failure = error instanceof ApiFailure ? error.failure : undefined;
  const status = error instanceof ApiFailure ? error.status : undefined;
  const fields = failure?.fields ?? {};
  const hasSentence =
    error instanceof ApiFailure && !lacksSentence(error) && Object.keys(fields).length === 0;
  return { message: hasSentence ? error.message : failedToUpdate, fields, signedOut: status === 401 };
}
