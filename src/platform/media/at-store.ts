import { failure } from '../failures/failure.ts';

const unreachable = failure(
  'media.store_away',
  503,
  'The file store cannot be reached at the moment. Nothing was saved; please try again in a few minutes.',
);

/** Runs an operation on an external store; any error becomes one failure with a readable message. */
export async function atStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw Object.assign(unreachable(), { cause: error });
  }
}
