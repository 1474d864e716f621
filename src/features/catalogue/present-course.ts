import { columnOf, type FieldColumns, namesFor } from '../../contract/course/fields.ts';
import { presenterFor } from '../../contract/course/present-fields.ts';
import { creditAreas, creditFamilies, creditText, type StoredCredits } from '../../contract/credits.ts';
import { pictureUrl } from '../../contract/media/media.ts';
import { toDollars } from '../../contract/money/money.ts';
import { struckCents } from '../../contract/money/struck-price.ts';
import { ratingsOf } from '../../contract/ratings/ratings.ts';
import type { CourseCard, Credit } from './contract.ts';

export type CardRow = FieldColumns<'card'> & {
  id: string;
  slug: string;
  thumbnailAssetId: string | null;
  instructorId: string;
  instructorName: string;
  priorCents: number | null;
  totalLectures: number;
  totalSeconds: number;
  credits: StoredCredits | null;
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
  'priorCents',
  'totalLectures',
  'totalSeconds',
  'credits',
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
  originalPrice: originalPriceOf(row),
  thumbnail: row.thumbnailAssetId ? { url: pictureUrl(row.thumbnailAssetId) } : null,
  instructor: { _id: row.instructorId, name: row.instructorName },
  totalLectures: row.totalLectures,
  totalHours: row.totalSeconds / 3600,
  credits: presentCredits(row.credits),
  ratings: ratingsOf({ sum: row.ratingSum, count: row.ratingCount }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** The struck-through price in a list, in dollars. */
function originalPriceOf({ priceCents, discountCents, priorCents }: CardRow): number | null {
  const struck = struckCents(priceCents, priorCents, discountCents ?? priceCents);
  return discountCents === null || struck === null ? null : toDollars(struck);
}

/** A course's credits by body. */
export function presentCredits(stored: StoredCredits | null): Credit[] {
  if (stored === null) return [];
  return creditFamilies.flatMap((family) => {
    const credit = stored[family];
    if (!credit) return [];
    const { amount, areas, state, number, until } = credit;
    return [
      {
        family,
        label: creditText(family, amount / 100, state === 'verified'),
        amount: amount / 100,
        areas: creditAreas.flatMap((key) => (areas[key] ? [{ key, amount: areas[key] / 100 }] : [])),
        isVerified: state === 'verified',
        providerNumber: number,
        validUntil: until,
      },
    ];
  });
}
