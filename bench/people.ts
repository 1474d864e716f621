import { Pool } from 'pg';
import { openSession } from '../src/features/accounts/sessions.server.ts';
import { createDb } from '../src/platform/database/database.ts';

/** The cookies of some of the measured database's instructors, signed in for this run. */
export async function authorCookies(databaseUrl: string, count: number): Promise<string[]> {
  const pool = new Pool({ connectionString: databaseUrl });
  pool.on('error', () => {});
  try {
    const db = createDb(pool);
    const people = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'instructor')
      // The first of them owns the pictures of all courses, as nobody does in life.
      .orderBy('createdAt', 'desc')
      .orderBy('email', 'desc')
      .limit(count)
      .execute();
    const device = { userAgent: 'bench', address: '127.0.0.1' };
    return await Promise.all(
      people.map(async ({ id }) => `session=${await openSession(db, id, device, new Date())}`),
    );
  } finally {
    await pool.end();
  }
}
