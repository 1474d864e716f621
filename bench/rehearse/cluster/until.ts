import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../../src/platform/failures/startup-error.ts';

/**
 * Waits until a condition holds, asking ten times a second. A check that throws counts as false.
 * @returns how many milliseconds that took
 * @throws StartupError after `limit` milliseconds
 */
export async function until(what: string, holds: () => Promise<boolean>, limit = 60_000): Promise<number> {
  const begun = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - begun > limit)
      throw new StartupError(`There was no sign of ${what} for ${limit / 1000} seconds.`);
    await pause(100);
  }
  return performance.now() - begun;
}
