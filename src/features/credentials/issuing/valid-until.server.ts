import type { Db } from '../../../platform/database/database.ts';

/**
 * The expiry dates of certificates' credentials, by number. Credentials that never expire or are not issued yet are left
 * out.
 */
export async function validUntilOf(db: Db, numbers: string[]): Promise<Map<string, Date>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('credentials')
    .select(['number', 'validUntil'])
    .where('number', 'in', numbers)
    .execute();
  return new Map(rows.flatMap(({ number, validUntil }) => (validUntil ? [[number, validUntil]] : [])));
}
