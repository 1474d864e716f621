import type { Context } from '../context.ts';

/**
 * Handles records one after another. One that fails is logged, and does not hold up the others; the next run of the
 * recurring job tries it again.
 * @param what completes the log's "could not …"
 */
export async function handleEach<Item>(
  log: Context['log'],
  what: string,
  items: readonly Item[],
  handle: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items)
    await handle(item).catch((error: unknown) => log.error({ err: error, item }, `could not ${what}`));
}
