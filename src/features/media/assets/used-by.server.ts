import type { Db } from '../../../platform/database/database.ts';

/**
 * Which of these assets a feature refers to. Every feature that stores asset ids provides this in `src/app/api.ts`;
 * assets nobody refers to are deleted a day after their upload.
 */
export type UsedBy = (db: Db, assetIds: string[]) => Promise<string[]>;

/** The functions that report which files other features use. */
export type MediaDependencies = { usedBy: readonly UsedBy[] };

/** The given assets that no feature refers to. */
export async function unusedAmong(
  db: Db,
  assetIds: string[],
  { usedBy }: MediaDependencies,
): Promise<Set<string>> {
  const unused = new Set(assetIds);
  for (const ask of usedBy) {
    if (unused.size === 0) break;
    for (const id of await ask(db, [...unused])) unused.delete(id);
  }
  return unused;
}
