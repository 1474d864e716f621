import { sql } from 'kysely';
import { pictureIdsIn } from '../../../contract/text/markdown-rules.ts';
import type { Db } from '../../../platform/database/database.ts';
import { showsAnyOf } from '../../../platform/database/queries/showing-pictures.ts';

/** Which of these assets appear in a question, in any version: attempts keep the version they used. */
export async function imagesInQuestions(db: Db, assetIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('questions')
    .select(['stem', 'explanation'])
    .where(showsAnyOf(sql`stem || E'\n' || explanation`, assetIds))
    .execute();
  const used = new Set(rows.flatMap(({ stem, explanation }) => pictureIdsIn(`${stem}\n${explanation}`)));
  return assetIds.filter((id) => used.has(id));
}
