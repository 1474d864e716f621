import { pictureUrl } from '../../contract/media.ts';
import { toDollars } from '../../contract/money.ts';
import { ratingsOf } from '../../contract/ratings.ts';
import type { CourseCard } from './contract.ts';

export type CardRow = {
  id: string;
  slug: string;
  title: string;
  subtitle: string;
  description: string;
  category: string;
  level: string;
  language: string;
  priceCents: number;
  discountCents: number | null;
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

/** The public fields of a course in a list. */
export const presentCard = (row: CardRow): CourseCard => ({
  _id: row.id,
  slug: row.slug,
  title: row.title,
  subtitle: row.subtitle,
  description: row.description,
  category: row.category,
  level: row.level,
  language: row.language,
  price: toDollars(row.priceCents),
  discountPrice: row.discountCents === null ? null : toDollars(row.discountCents),
  thumbnail: row.thumbnailAssetId ? { url: pictureUrl(row.thumbnailAssetId) } : null,
  instructor: { _id: row.instructorId, name: row.instructorName },
  totalLectures: row.totalLectures,
  totalHours: row.totalSeconds / 3600,
  ratings: ratingsOf({ sum: row.ratingSum, count: row.ratingCount }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
