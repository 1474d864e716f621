import { setTimeout as wait } from 'node:timers/promises';

/** Longer than any of the operations, so that the response time reveals nothing. */
export const constantMilliseconds = 120;

/** Responds after the same time whatever the operation, so that nobody learns which emails are known. */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(constantMilliseconds)]);
  return result;
}
