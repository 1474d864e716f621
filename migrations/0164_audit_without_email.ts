import { type Kysely, sql } from 'kysely';

/** Removes the instructor's email from records of their own shares; newer ones name the account only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update audit_log set details = details - 'email'
    where subject_type = 'user' and action = 'terms.own_shares_planned' and details ? 'email'`.execute(db);
}
