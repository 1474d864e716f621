import { timesForgotten } from './form-drafts.ts';

/** Changes by id, oldest first. */
type Changes<Change> = Readonly<Record<string, Change>>;

/** Changes that wait on this device until the server has them, shared by all tabs. */
export type DeviceChanges<Change> = {
  read: () => Changes<Change>;
  /** Applies `change` to what all tabs have stored, so that none removes what another has written. */
  update: (change: (before: Changes<Change>) => Changes<Change>) => Changes<Change>;
};

/** The part of a browser's storage that is needed here. */
type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Changes stored under a key. Reads and writes never fail: what cannot be stored lasts as long as the page, as does
 * everything after the viewer has logged out.
 * @param isChange whether a stored value is valid; invalid data counts as none
 */
export function deviceChanges<Change>(
  key: string,
  isChange: (value: unknown) => boolean,
  storage: () => DeviceStorage = () => localStorage,
): DeviceChanges<Change> {
  const atFirst = timesForgotten();
  let unstored: Changes<Change> | null = null;

  function read(): Changes<Change> {
    if (unstored) return unstored;
    try {
      const value: unknown = JSON.parse(storage().getItem(key) ?? '{}');
      const isValid = typeof value === 'object' && value !== null && Object.values(value).every(isChange);
      return isValid ? (value as Changes<Change>) : {};
    } catch {
      return {};
    }
  }

  function write(changes: Changes<Change>): void {
    unstored = changes;
    if (timesForgotten() !== atFirst) return;
    try {
      if (Object.keys(changes).length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(changes));
      unstored = null;
    } catch {
      // Private windows may refuse to store data, and storage may be full.
    }
  }

  return {
    read,
    update: (change) => {
      const changed = change(read());
      write(changed);
      return changed;
    },
  };
}

/** The changes without this one, once it has been sent. A newer change under the same id stays. */
export const withoutSent = <Change>(changes: Changes<Change>, id: string, sent: Change): Changes<Change> =>
  isSame(changes[id], sent)
    ? Object.fromEntries(Object.entries(changes).filter(([other]) => other !== id))
    : changes;

/** Whether two changes are the same; one of them may have been stored in between. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
