/**
 * Creates a cache of the `most` most recently used results. Concurrent requests for the same key share one computation.
 */
export function lruCache<T>(most: number) {
  const entries = new Map<string, Promise<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = entries.get(key);
    if (known) {
      entries.delete(key);
      entries.set(key, known);
      return known;
    }
    const made = make();
    entries.set(key, made);
    made.catch(() => entries.get(key) === made && entries.delete(key));
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break;
      entries.delete(oldest);
    }
    return made;
  };
}

/**
 * Creates a queue that runs jobs one after another.
 * @returns a function that adds a job; it returns null instead of a promise if `most` jobs are running or waiting
 */
export function oneAtATime(most: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <T>(work: () => Promise<T>): Promise<T> | null => {
    if (waiting >= most) return null;
    waiting += 1;
    const done = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = done.catch(() => undefined);
    return done;
  };
}
