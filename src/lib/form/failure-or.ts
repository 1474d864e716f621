import { ApiFailure, lacksSentence } from '../../contract/api/client.ts';
import { failureOf } from './form-failure.ts';

/**
 * What a form shows after its action failed. Where the server has no sentence of its own, this form's is used.
 * Anything that is not the API's own failure is thrown on.
 */
export function failureOr(sentence: string, form: FormData, error: unknown) {
  if (!(error instanceof ApiFailure) || !lacksSentence(error)) return failureOf(form, error);
  return failureOf(form, new ApiFailure(error.status, { ...error.failure, message: sentence }));
}
