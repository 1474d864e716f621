/**
 * Lets the metrics of one scrape share a query: they are collected at the same time, so those that ask while a read is
 * under way get its result.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  return () => {
    current ??= read().finally(() => {
      current = undefined;
    });
    return current;
  };
}
