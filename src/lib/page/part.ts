import { ApiFailure } from '../../contract/api/read.ts';

/** A part of a page: its data, or why it could not be loaded. */
export type Part<T> = { data: T; error: null } | { data: null; error: string };

/**
 * Lets the rest of a page render when one of its parts fails to load.
 * @param sentence what to show instead; or how to build it from the failure
 * @throws anything but an API failure, and a 401
 */
export async function loadPart<T>(
  part: Promise<T>,
  sentence: string | ((failure: ApiFailure) => string),
): Promise<Part<T>> {
  try {
    return { data: await part, error: null };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error;
    return { data: null, error: typeof sentence === 'string' ? sentence : sentence(error) };
  }
}
