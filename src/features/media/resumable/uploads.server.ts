import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** A file being uploaded in chunks. Once it is complete and stored, `assetId` refers to it. */
export type UploadRow = Selectable<Tables['uploads']>;

/** How long an upload may take from its start, in milliseconds; after that it is abandoned. */
export const uploadLifetime = 24 * 3_600_000;

/** Adds an upload that is about to begin. */
export const insertUpload = async (db: Db, upload: Insertable<Tables['uploads']>): Promise<void> => {
  await db.insertInto('uploads').values(upload).execute();
};

/** The upload with this id. */
export const findUpload = (db: Db, id: string): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();

/** Deletes the row of an upload, but not the data received. */
export const deleteUpload = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
};

/** Records the asset of a finished upload. @returns false when the upload already has one or is gone */
export async function nameAsset(db: Db, id: string, assetId: string): Promise<boolean> {
  const named = await db
    .updateTable('uploads')
    .set({ assetId })
    .where('id', '=', id)
    .where('assetId', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return named !== undefined;
}

/** Total bytes of a user's unfinished uploads once complete. */
export async function bytesInProgress(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('uploads')
    .select((column) => column.fn.sum<string | null>('bytes').as('sum'))
    .where('ownerId', '=', ownerId)
    .where('assetId', 'is', null)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/** Deletes the uploads that started before a moment. */
export async function deleteUploadsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('uploads').where('createdAt', '<', moment).execute();
}

/** Which of these uploads still need their received data. */
export async function unfinishedUploads(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', ids)
    .where('assetId', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
