import { type RawBuilder, sql } from 'kysely';

/** Whether a Markdown text shows any of our own images. */
export const showsImages = (text: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${text} like '%](/media/public/%'`;

/**
 * Whether a Markdown text shows one of these images. Indexes on such texts have the same two expressions, so that
 * looking for an image does not read every text.
 * @param ids ids of images
 */
export const showsAnyOf = (text: RawBuilder<unknown>, ids: readonly string[]): RawBuilder<boolean> =>
  sql`${showsImages(text)} and picture_ids(${text}) && ${ids}::text[]`;
