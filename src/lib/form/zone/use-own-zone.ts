import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The time zone of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the reader's browser; `otherwise` on the server, which does not know it, and without scripts. */
export const useOwnZone = (otherwise = 'UTC'): string =>
  useSyncExternalStore(never, ownZone, () => otherwise);
