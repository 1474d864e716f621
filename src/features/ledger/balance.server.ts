import type { Cents } from '../../contract/money/money.ts';
import type { Db } from '../../platform/database/database.ts';
import { type InstructorAccount, instructorAccount } from './accounts.ts';

/** The balance of an instructor's account. The available balance may be negative after refunds. */
export async function balanceOf(db: Db, instructorId: string, part: InstructorAccount): Promise<Cents> {
  const balance = await db
    .selectFrom('ledgerBalances')
    .select('cents')
    .where('account', '=', instructorAccount(instructorId, part))
    .executeTakeFirst();
  return balance?.cents ?? 0;
}
