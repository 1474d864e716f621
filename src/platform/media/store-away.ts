import { failure } from '../failure.ts';

const away = failure(
  'media.store_away',
  503,
  'The place where files are kept cannot be reached at the moment. Nothing was saved: please try again in a few minutes.',
);

/** Does something with a store of somebody else's; whatever goes wrong there is one failure with a sentence for people. */
export async function atStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw Object.assign(away(), { cause: error });
  }
}
