import type { Trx } from '../../../platform/database/database.ts';

/** The email addresses of the administrators who can sign in. */
export async function administrators(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('isActive', '=', true)
    .where('verifiedAt', 'is not', null)
    .execute();
  return rows.map(({ email }) => email);
}
