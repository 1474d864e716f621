import { setTimeout as pause } from 'node:timers/promises';

/** How long a scrape waits for a query, in milliseconds. */
const timeoutMs = 3_500;

/**
 * Lets the metrics of one scrape share a query: they are collected together, and calls during a read get its result.
 * They get `unknown` if the database is unreachable, or does not respond in time.
 */
export function sharedRead<T>(read: () => Promise<T>, unknown: T): () => Promise<T> {
  let current: Promise<T> | undefined;
  return () => {
    current ??= read()
      .catch(() => unknown)
      .finally(() => {
        current = undefined;
      });
    return Promise.race([current, pause(timeoutMs, unknown, { ref: false })]);
  };
}
