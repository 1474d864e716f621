import { data } from 'react-router';
import type { FormFailure } from './form-failure.ts';
import { isConnectionLost } from './is-connection-lost.ts';

/**
 * What a form's `clientAction` answers: what the server does, or, where nobody answered, a failure to show beside the
 * form. The page stays, with everything that was typed.
 * @param sentence what failed, in words
 * @throws whatever else went wrong, and redirects
 */
export async function orConnectionLost<T>(sent: Promise<T>, sentence: string) {
  try {
    return await sent;
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    const hint = 'Please check your connection and try again.';
    const failure: FormFailure = { message: sentence, hint, fields: {}, values: {} };
    // As a refusal: what the page shows is not asked for anew.
    return data({ failure }, { status: 503 });
  }
}
