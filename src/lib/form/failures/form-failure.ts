import type { ReactNode } from 'react';
import { data } from 'react-router';
import { ApiFailure } from '../../../contract/api/read.ts';
import { submittedValues } from '../reading/form-fields.ts';

/** What a form shows after its action failed: the sentence, the field errors, and the previous input. */
export type FormFailure = {
  message: string;
  /** How to fix the failure. Only the browser adds a hint. */
  hint?: ReactNode;
  fields: Record<string, string>;
  values: Record<string, string>;
};

/**
 * Turns an API failure into data for the form: the message, the field errors, and what was submitted, without files
 * or passwords. Rethrows any other error.
 */
export async function failureOf(form: FormData, error: unknown) {
  if (!(error instanceof ApiFailure)) throw error;
  const { message, failure: known } = error;
  const failure: Omit<FormFailure, 'hint'> = {
    message,
    fields: known.fields ?? {},
    values: submittedValues(form),
  };
  return data({ failure }, { status: error.status });
}

/** The failure of an action, if it failed. */
export const failureIn = (response: object | undefined): FormFailure | undefined =>
  response && 'failure' in response ? (response.failure as FormFailure) : undefined;
