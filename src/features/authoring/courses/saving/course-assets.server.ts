import { sql } from 'kysely';
import { limits } from '../../../../contract/constants.ts';
import { isId } from '../../../../contract/ids.ts';
import { pictureIdsIn } from '../../../../contract/text/markdown-rules.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { showsAnyOf, showsImages } from '../../../../platform/database/queries/showing-pictures.ts';
import { addJob } from '../../../../platform/jobs/jobs.ts';
import { assignAssets, discardAssetsJob } from '../../../media/index.server.ts';
import { type AssetUse, assetsOf, type CourseDraft } from '../../draft/draft.ts';
import { foreignAsset, largeResource, noCaptions } from '../../failures.server.ts';

/**
 * Checks that every file of a draft exists, is of the right kind and may be used here, and assigns it to the course's
 * instructor. The rows stay locked, so that none is deleted before the course refers to it.
 * @param allowed whose files may be used; null for an administrator, who may use anyone's
 * @returns seconds of each video, by asset id
 */
export async function claimAssets(
  db: Db,
  draft: CourseDraft,
  instructorId: string,
  allowed: string[] | null,
  alreadyUsed: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const uses = assetsOf(draft);
  const ids = [...new Set(uses.map((use) => use.assetId))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('assets')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const use of uses) {
    const row = found.get(use.assetId);
    const mayUse = alreadyUsed.has(use.assetId) || allowed === null || allowed.includes(row?.ownerId ?? '');
    if (row?.kind !== use.kind || !mayUse) throw at(use, foreignAsset);
    if (use.as === 'captions' && row.contentType !== 'text/vtt') throw at(use, noCaptions);
    if (use.as === 'resource' && row.bytes > limits.resourceBytes) throw at(use, largeResource);
  }
  await assignAssets(db, ids, instructorId);
  return new Map(rows.map((row) => [row.id, row.durationSeconds ?? 0]));
}

/** The failure, also attached to its field. */
function at({ field }: AssetUse, failure: typeof foreignAsset): Error {
  const { message } = failure();
  return failure({ fields: { [field]: message } });
}

/** The ids of all files that a course currently refers to. */
export async function usedAssets(db: Db, courseId: string): Promise<Set<string>> {
  const lectures = db.selectFrom('lectures').where('lectures.courseId', '=', courseId);
  const rows = await db
    .selectFrom('courses')
    .select('thumbnailAssetId as id')
    .where('courses.id', '=', courseId)
    .unionAll(lectures.select('videoAssetId as id'))
    .unionAll(lectures.select('captionsAssetId as id'))
    .unionAll(
      lectures.innerJoin('resources', 'resources.lectureId', 'lectures.id').select('resources.assetId as id'),
    )
    .execute();
  const texts = await lectures.select('body').where(showsImages(sql`body`)).execute();
  return new Set([...rows.flatMap((row) => (row.id ? [row.id] : [])), ...texts.flatMap(imagesIn)]);
}

/** Which of these files any course refers to. */
export async function usedInCourses(db: Db, assetIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('courses')
    .select('thumbnailAssetId as id')
    .where('thumbnailAssetId', 'in', assetIds)
    .union(db.selectFrom('lectures').select('videoAssetId as id').where('videoAssetId', 'in', assetIds))
    .union(db.selectFrom('lectures').select('captionsAssetId as id').where('captionsAssetId', 'in', assetIds))
    .union(db.selectFrom('resources').select('assetId as id').where('assetId', 'in', assetIds))
    .execute();
  const texts = await db
    .selectFrom('lectures')
    .select('body')
    .where(showsAnyOf(sql`body`, assetIds))
    .execute();
  const shown = new Set(texts.flatMap(imagesIn));
  return [...rows.flatMap(({ id }) => (id ? [id] : [])), ...assetIds.filter((id) => shown.has(id))];
}

const imagesIn = ({ body }: { body: string }) => pictureIdsIn(body).filter(isId);

/** Deletes files after the commit, unless something else uses them by then. */
export async function discardAssets(db: Db, assetIds: Iterable<string>): Promise<void> {
  const ids = [...assetIds];
  if (ids.length > 0) await addJob(db, discardAssetsJob, { assetIds: ids });
}
