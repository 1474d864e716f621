import { pictureIdsIn } from '../../../contract/text/markdown-rules.ts';
import type { Db } from '../../../platform/database/database.ts';

/** Which of these assets appear in a question, in any version: attempts keep the version they asked. */
export async function imagesInQuestions(db: Db, assetIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('questions')
    .select(['stem', 'explanation'])
    .where((is) =>
      is.or([is('stem', 'like', '%](/media/public/%'), is('explanation', 'like', '%](/media/public/%')]),
    )
    .execute();
  const used = new Set(rows.flatMap(({ stem, explanation }) => pictureIdsIn(`${stem}\n${explanation}`)));
  return assetIds.filter((id) => used.has(id));
}
