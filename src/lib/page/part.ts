import { ApiFailure } from '../../contract/api/client.ts';

/** A part of a page: its data, or why it is not there. */
export type Part<T> = { data: T; error: null } | { data: null; error: string };

/**
 * Lets the rest of a page stand when one of its parts cannot be had.
 * @param sentence what failed, in words; or how to say it with the server's own
 * @throws what is not the API's own failure, and that nobody is signed in
 */
export async function orFailure<T>(
  part: Promise<T>,
  sentence: string | ((said: string) => string),
): Promise<Part<T>> {
  try {
    return { data: await part, error: null };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error;
    return { data: null, error: typeof sentence === 'string' ? sentence : sentence(error.message) };
  }
}
