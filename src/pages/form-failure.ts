import { data } from 'react-router';
import { ApiFailure } from '../contract/client.ts';

/** What a form shows after its action failed: the sentence, the fields, and what had been typed. */
export type FormFailure = {
  message: string /** What to do about it. */;
  hint?: string;
  fields: Record<string, string>;
  values: Record<string, string>;
};

/**
 * Runs the API call of a form. A refusal becomes data for the form; passwords are not sent back.
 * Anything that is not the API's own failure is thrown on.
 */
export async function failureOf(form: FormData, error: unknown) {
  if (!(error instanceof ApiFailure)) throw error;
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && !/password/i.test(name)) values[name] = value;
  }
  const failure: FormFailure = { message: error.message, fields: error.failure.fields ?? {}, values };
  return data({ failure }, { status: error.status });
}

/** A text field of a form. */
export const text = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** What an action answered when it failed, if it did. */
export const failureIn = (answer: object | undefined): FormFailure | undefined =>
  answer && 'failure' in answer ? (answer.failure as FormFailure) : undefined;
