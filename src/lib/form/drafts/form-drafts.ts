/** Storage keys of unfinished forms begin with this; they are in the tab's session storage. */
const prefix = 'milepost:form:';

/** The part of a browser's storage that is needed here. */
type FormStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores what was typed into a form; with no fields, removes it. Does nothing if storage is full or blocked. */
export function keepForm(
  name: string,
  typed: Record<string, string>,
  storage: () => FormStorage = session,
): void {
  try {
    if (Object.keys(typed).length > 0) storage().setItem(prefix + name, JSON.stringify(typed));
    else storage().removeItem(prefix + name);
  } catch {
    // Editing continues without a stored draft.
  }
}

/** The stored input of the form; empty if there is none. */
export function findForm(name: string, storage: () => FormStorage = session): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(prefix + name) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export const forgetForm = (name: string): void => keepForm(name, {});

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
