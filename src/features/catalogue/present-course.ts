import { columnOf, type FieldColumns, namesFor } from '../../contract/course/fields.ts';
import { presenterFor } from '../../contract/course/present-fields.ts';
import { pictureUrl } from '../../contract/media.ts';
import { ratingsOf } from '../../contract/ratings.ts';
import type { CourseCard } from './contract.ts';

export type CardRow = FieldColumns<'card'> & {
  id: string;
  slug: string;
  thumbnailAssetId: string | null;
  instructorId: string;
  instructorName: string;
  totalLectures: number;
  totalSeconds: number;
  ratingSum: number;
  ratingCount: number;
  createdAt: Date;
  updatedAt: Date;
};

/** The columns of a card, as `CardRow` lists them. */
export const cardColumns = [
  ...(namesFor('card').map(columnOf) as (keyof FieldColumns<'card'>)[]),
  'id',
  'slug',
  'thumbnailAssetId',
  'instructorId',
  'instructorName',
  'totalLectures',
  'totalSeconds',
  'ratingSum',
  'ratingCount',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof CardRow)[];

const presentFields = presenterFor('card');

/** The public fields of a course in a list. */
export const presentCard = (row: CardRow): CourseCard => ({
  _id: row.id,
  slug: row.slug,
  ...presentFields(row),
  thumbnail: row.thumbnailAssetId ? { url: pictureUrl(row.thumbnailAssetId) } : null,
  instructor: { _id: row.instructorId, name: row.instructorName },
  totalLectures: row.totalLectures,
  totalHours: row.totalSeconds / 3600,
  ratings: ratingsOf({ sum: row.ratingSum, count: row.ratingCount }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
