import { asStored } from '../conflicts/saved-instead.ts';
import { findForm, keepForm } from './form-drafts.ts';
import type { FieldValues } from './typed-fields.ts';

/** A draft's storage key, and the saved version over which it was typed; empty if there is none. */
export type Draft = { name: string; version: string };

/** The storage key of a person's or a visitor's draft. */
export const draftName = (of: string, userId: string | undefined): string => `${of}:${userId ?? 'visitor'}`;

/** Where a draft has its version: no field has an empty name. */
const versionField = '';

/** Where a draft has the id that the new record will get. */
export const idField = ' ';

/** What was typed over this version. Empty if it was typed over another version; the next input then replaces it. */
export function findDraft({ name, version }: Draft, ...storage: StorageParam): FieldValues {
  const { [versionField]: stored = '', ...typed } = findForm(name, ...storage);
  return stored === version ? typed : {};
}

export function keepDraft({ name, version }: Draft, typed: FieldValues, ...storage: StorageParam): void {
  const isEmpty = Object.keys(typed).length === 0;
  keepForm(name, isEmpty || version === '' ? typed : { ...typed, [versionField]: version }, ...storage);
}

/** Moves what a visitor typed to the key of the user who has signed in. Nothing stays for another person to see. */
export function continueDraft(of: string, userId: string, ...storage: StorageParam): void {
  const before = draftName(of, undefined);
  const name = draftName(of, userId);
  keepForm(name, { ...findForm(name, ...storage), ...findForm(before, ...storage) }, ...storage);
  keepForm(before, {}, ...storage);
}

/**
 * Whether everything in the draft has been saved as the record with its id. Line breaks, and spaces at the ends, may differ.
 * @param saved the values of saved records, by id
 */
export function isSavedDraft(
  { [idField]: id = '', ...typed }: FieldValues,
  saved: Readonly<Record<string, FieldValues>>,
): boolean {
  const values = saved[id];
  if (!values) return false;
  return Object.entries(typed).every(([field, value]) => asStored(value) === asStored(values[field]));
}

type StorageParam = [storage?: Parameters<typeof findForm>[1]];
