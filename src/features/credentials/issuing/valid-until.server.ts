import type { Db } from '../../../platform/database/database.ts';

/** Until when the credentials of certificates are valid, by number. Without those that do not expire or were not issued yet. */
export async function validUntilOf(db: Db, numbers: string[]): Promise<Map<string, Date>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('credentials')
    .select(['number', 'validUntil'])
    .where('number', 'in', numbers)
    .execute();
  return new Map(rows.flatMap(({ number, validUntil }) => (validUntil ? [[number, validUntil]] : [])));
}
