import type { Db } from '../../../platform/database/database.ts';

/** Whether an image exists and was uploaded by this user. It is locked until the caller's transaction ends. */
export async function isOwnPicture(trx: Db, assetId: string, ownerId: string): Promise<boolean> {
  const asset = await trx
    .selectFrom('assets')
    .select('id')
    .where('id', '=', assetId)
    .where('ownerId', '=', ownerId)
    .where('kind', '=', 'image')
    .forKeyShare()
    .executeTakeFirst();
  return asset !== undefined;
}
