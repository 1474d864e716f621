import { useState } from 'react';
import { ApiFailure } from '../../../contract/api/read.ts';
import type { FieldValues } from './typed-fields.ts';

/**
 * The record that a form creates. Its id is kept in the form's draft, so a form that is sent again after its response
 * was lost creates nothing, even after a reload. If its values have changed since, it is refused once and gets another
 * id.
 */
export type NewRecord = {
  id: string;
  setId: (id: string) => void;
  /** The values of records that the page shows, by id: a draft that was saved as one of them is removed. */
  saved?: Readonly<Record<string, FieldValues>>;
};

/**
 * @param given the id that the page suggests
 * @param sent the id in the form that was refused
 */
export function useNewRecord(given: string, sent: string | undefined): NewRecord {
  const [id, setId] = useState(given);
  return { id: sent ?? id, setId };
}

/**
 * Gives the form another id if a record with its id has been saved with other values, so that it can be sent again.
 * @param code the failure's code
 */
export function renewId(form: FormData, field: string, error: unknown, code: string): void {
  if (error instanceof ApiFailure && error.failure.code === code) form.set(field, crypto.randomUUID());
}
