import { createElement } from 'react';
import { data, isRouteErrorResponse } from 'react-router';
import { isConnectionLost } from '../../connection/is-connection-lost.ts';
import { hasSessionEnded, SignInInNewTab, sessionEnded } from '../../connection/sign-in-again.tsx';
import { responseSentence } from '../../page/failures/response-sentence.ts';
import { submittedValues } from '../reading/form-fields.ts';
import type { FormFailure } from './form-failure.ts';

/**
 * What a form's `clientAction` returns: the server's response, or a failure to show in the form if the server was
 * unreachable or briefly unavailable, the form was too long, or the session has ended. The page stays, with everything
 * that was typed.
 * @param sentence what failed
 * @param form what was submitted, which a page with several forms needs to show the failure at the right one
 * @throws any other error, and redirects
 */
export async function orConnectionLost<T>(sent: Promise<T>, sentence: string, form = new FormData()) {
  try {
    return await sent;
  } catch (error) {
    const problem = isConnectionLost(error)
      ? { message: sentence, hint: reconnect }
      : outageIn(error, sentence);
    const failure: FormFailure = { ...problem, fields: {}, values: submittedValues(form) };
    // Returned as a refusal, so that the page's data is not reloaded.
    return data({ failure }, { status: 503 });
  }
}

const reconnect = 'Please check your connection and try again.';

/**
 * What a form shows if its page did not respond, or if its session has ended, with the way to sign in again.
 * @throws any other error
 */
export function outageIn(error: unknown, sentence: string): Pick<FormFailure, 'message' | 'hint'> {
  if (isConnectionLost(error)) return { message: `${sentence} ${reconnect}` };
  if (hasSessionEnded(error)) return { message: sessionEnded, hint: createElement(SignInInNewTab) };
  if (isRouteErrorResponse(error) && (error.status >= 500 || refusedForms.includes(error.status)))
    return { message: responseSentence(error) };
  if (isForeignPage(error)) return { message: 'Invalid response from server' };
  throw error;
}

/** The statuses of forms that are refused before their page reads them: too long, and too many requests. */
const refusedForms = [413, 429];

/** Whether something else responded, as a captive portal does with status 200. React Router throws a plain error. */
const isForeignPage = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Unable to decode turbo-stream response';

/** The message when a change outside a form did not reach the server. */
export const unsaved = 'The change was not saved.';

/** Like `orConnectionLost`, for a change in a list, which has no form to show the message in. The list stays. */
export const orUnsaved = <T>(sent: Promise<T>) =>
  orResponse(sent, unsaved, (message) => ({
    failure: { code: 'connection.lost', message },
  }));

/**
 * Like `orConnectionLost`, for a page whose responses have another shape.
 * @param toResponse builds the response from the message to show
 */
export async function orResponse<T, Lost>(
  sent: Promise<T>,
  sentence: string,
  toResponse: (message: string) => Lost,
) {
  try {
    return await sent;
  } catch (error) {
    return data(toResponse(outageIn(error, sentence).message), { status: 503 });
  }
}
