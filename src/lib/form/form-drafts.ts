/** Storage names of half-written forms begin with this; they live in the tab's session storage. */
const prefix = 'milepost:form:';

/** The part of a browser's storage that is needed here. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps what was typed into a form. A full or forbidden storage keeps nothing. */
export function keepForm(name: string, typed: Record<string, string>, shelf: () => Shelf = session): void {
  try {
    if (Object.values(typed).some((value) => value !== ''))
      shelf().setItem(prefix + name, JSON.stringify(typed));
    else shelf().removeItem(prefix + name);
  } catch {
    // Writing goes on.
  }
}

/** What was typed into the form before; empty when nothing was. */
export function findForm(name: string, shelf: () => Shelf = session): Record<string, string> {
  try {
    const found: unknown = JSON.parse(shelf().getItem(prefix + name) ?? '{}');
    const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export const forgetForm = (name: string): void => keepForm(name, {});

const session = (): Shelf => sessionStorage;

/** What stays when a person logs out: how this device plays videos. */
const ofTheDevice = 'milepost:player';

/** Removes what the browser keeps of a person: half-written forms, unsaved courses, places in lectures, cached courses. */
export function forgetPerson(): void {
  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    try {
      const names = Object.keys(window[storage]);
      for (const name of names.filter((name) => name.startsWith('milepost') && name !== ofTheDevice))
        window[storage].removeItem(name);
    } catch {
      // A storage that is forbidden holds nothing.
    }
  }
}
