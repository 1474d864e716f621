import { ApiFailure } from '../../contract/api/client.ts';

/** A list as its table shows it: with its rows, or with why there are none. */
export type Loaded<List> = { list: List; error: null } | { list: null; error: string };

/** @throws what is not the API's own failure, and that nobody is signed in */
export async function loadList<List>(list: Promise<List>): Promise<Loaded<List>> {
  try {
    return { list: await list, error: null };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error;
    return { list: null, error: error.message };
  }
}
