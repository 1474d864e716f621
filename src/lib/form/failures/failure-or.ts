import { ApiFailure, lacksSentence } from '../../../contract/api/read.ts';
import { failureOf } from './form-failure.ts';

/**
 * What a form shows after its action failed. If the server has no specific message, this form's is used. Anything that
 * is not an API failure is rethrown.
 */
export function failureOr(sentence: string, form: FormData, error: unknown) {
  if (!(error instanceof ApiFailure) || !lacksSentence(error)) return failureOf(form, error);
  return failureOf(form, new ApiFailure(error.status, { ...error.failure, message: sentence }));
}
