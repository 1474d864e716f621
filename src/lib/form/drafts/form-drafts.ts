import type { FieldValues } from './typed-fields.ts';

/** What was typed into a form and has not been saved. */
export type Draft = {
  fields: FieldValues;
  /** The version of the record over which it was typed. */
  version?: string;
  /** The id of the record that the form creates. */
  id?: string;
};

/** Storage keys of unfinished forms begin with this; they are in the tab's session storage. */
const prefix = 'milepost:form:';

/** The part of a browser's storage that is needed here. */
type FormStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores a draft; without fields, removes it. Does nothing if storage is full or blocked. */
export function keepDraft(name: string, draft: Draft, storage: () => FormStorage = session): void {
  try {
    if (Object.keys(draft.fields).length > 0) storage().setItem(prefix + name, JSON.stringify(draft));
    else storage().removeItem(prefix + name);
  } catch {
    // Editing continues without a stored draft.
  }
}

/** The draft of a form; without fields if there is none. */
export function findDraft(name: string, storage: () => FormStorage = session): Draft {
  try {
    const stored = JSON.parse(storage().getItem(prefix + name) ?? '{}');
    return typeof stored.fields === 'object' ? { ...stored, fields: { ...stored.fields } } : { fields: {} };
  } catch {
    return { fields: {} };
  }
}

export const forgetDraft = (name: string): void => keepDraft(name, { fields: {} });

/** The storage key of a person's or a visitor's draft. */
export const draftName = (of: string, userId: string | undefined): string => `${of}:${userId ?? 'visitor'}`;

/** Moves what a visitor typed to the key of the user who has signed in. Nothing stays for another person to see. */
export function continueDraft(of: string, userId: string, storage: () => FormStorage = session): void {
  const visitors = draftName(of, undefined);
  const { fields } = findDraft(visitors, storage);
  const own = findDraft(draftName(of, userId), storage);
  keepDraft(draftName(of, userId), { ...own, fields: { ...own.fields, ...fields } }, storage);
  keepDraft(visitors, { fields: {} }, storage);
}

const session = (): FormStorage => sessionStorage;

/**
 * Keys of a person's data: our own, except the device's settings for the player and the home page's video, and those
 * that the upload library and payment forms write.
 */
const ofThePerson = /^(milepost(?!:(player|home-video)$)|tus::|__\w+_storage__$)/;

let forgotten = 0;

/**
 * How often a person's data was removed on this page. Code that stores such data after a response checks this number
 * first.
 */
export const timesForgotten = (): number => forgotten;

/**
 * Removes a person's data from the browser: unfinished forms and uploads, unsaved courses, positions in lectures,
 * cached courses.
 */
export function forgetPerson(): void {
  forgotten += 1;
  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    try {
      const names = Object.keys(window[storage]);
      for (const name of names.filter((name) => ofThePerson.test(name))) window[storage].removeItem(name);
    } catch {
      // Unavailable storage holds nothing.
    }
  }
}
