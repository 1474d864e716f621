import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from './startup-error.ts';
import { whyUnreachable } from './unreachable.ts';

/** What a check of one part of the configuration found: one sentence for the operator, without secrets. */
export type Finding = { part: string; isFine: boolean; sentence: string };

const timeoutMs = 20_000;

/** A part that cannot work as it is configured. `message` is one sentence that says why. */
export class Unusable extends Error {
  override name = 'Unusable';
}

/**
 * Runs the check of one part, for at most 20 seconds.
 * @param check returns a sentence about what works, or throws `Unusable`, `StartupError` or a network error
 */
export async function find(part: string, check: () => Promise<string>): Promise<Finding> {
  const waiting = new AbortController();
  const tooLong = pause(timeoutMs, undefined, { signal: waiting.signal }).then(() => {
    throw new Unusable('It does not respond.');
  });
  try {
    return { part, isFine: true, sentence: await Promise.race([check(), tooLong]) };
  } catch (error) {
    return { part, isFine: false, sentence: sentenceOf(error) };
  } finally {
    waiting.abort();
    tooLong.catch(() => {});
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartupError || error instanceof Unusable) return error.message;
  return `It cannot be reached: ${whyUnreachable(error)}.`;
}
