import { setTimeout as wait } from 'node:timers/promises';

/** Longer than any of the work takes, so that its length tells nothing. */
export const evenMilliseconds = 120;

/** Answers after the same time whatever the work had to do, so that nobody learns which addresses are known. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(evenMilliseconds)]);
  return result;
}
