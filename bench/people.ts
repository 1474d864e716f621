import { Pool } from 'pg';
import { openSession } from '../src/features/accounts/sessions.server.ts';
import { createDb } from '../src/platform/database/database.ts';

/** The cookie of one of the measured database's instructors, signed in for this run. */
export async function authorCookie(databaseUrl: string): Promise<string> {
  const pool = new Pool({ connectionString: databaseUrl });
  pool.on('error', () => {});
  try {
    const db = createDb(pool);
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'instructor')
      // The first of them owns the pictures of all courses, as nobody does in life.
      .orderBy('createdAt', 'desc')
      .orderBy('email', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const token = await openSession(db, id, { userAgent: 'bench', address: '127.0.0.1' }, new Date());
    return `session=${token}`;
  } finally {
    await pool.end();
  }
}
