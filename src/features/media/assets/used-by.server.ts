import type { Db } from '../../../platform/database/database.ts';

/**
 * Which of these assets a feature refers to. Every feature that keeps the id of an asset answers this in `src/app/api.ts`:
 * what nobody names is deleted a day after it was uploaded.
 */
export type UsedBy = (db: Db, assetIds: string[]) => Promise<string[]>;

/** What this feature asks of the others. */
export type MediaQuestions = { usedBy: readonly UsedBy[] };

/** Those of the given assets that no feature refers to. */
export async function unusedAmong(
  db: Db,
  assetIds: string[],
  { usedBy }: MediaQuestions,
): Promise<Set<string>> {
  const unused = new Set(assetIds);
  for (const ask of usedBy) {
    if (unused.size === 0) break;
    for (const id of await ask(db, [...unused])) unused.delete(id);
  }
  return unused;
}
