import { sql } from 'kysely';
import type { Trx } from '../../../platform/database/database.ts';
import type { Participant } from '../access.server.ts';
import { isHeld } from './held.ts';

/** Whether what a participant writes now has to wait for an administrator. */
export async function mustWait(trx: Trx, writer: Participant, text: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ memberSince: Date; published: number }>`
    select created_at as "memberSince", (
      (select count(*) from threads where author_id = users.id and not held and hidden_at is null) +
      (select count(*) from posts where author_id = users.id and not held and hidden_at is null)
    )::int as published
    from users where id = ${writer._id}`.execute(trx);
  const [row] = rows;
  return row !== undefined && isHeld(text, { role: writer.role, ...row }, now);
}
