import { shouldRevalidate as afterConflict } from '../after-sending/revalidate-after-conflict.ts';

/**
 * The `shouldRevalidate` of a page with an `EditedRevision`: reloads the data after a conflict. Not after a 404: if the
 * record was deleted, the form and its text would go too.
 */
export const shouldRevalidate = (args: Parameters<typeof afterConflict>[0]): boolean =>
  args.actionStatus !== 404 && afterConflict(args);
