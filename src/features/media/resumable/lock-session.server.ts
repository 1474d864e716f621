import type { Notification, Pool, QueryResult } from 'pg';

/** Locks by upload id that belong to one database session, and end with it. */
export type LockSession = {
  /** Returns whether the lock is now held. */
  tryLock: (id: string) => Promise<boolean>;
  /** Asks the process that holds the lock to free it. */
  want: (id: string) => Promise<void>;
  unlock: (id: string) => Promise<void>;
  close: () => void;
};

type Handlers = {
  /** Another request wants this upload. */
  wanted: (id: string) => void;
  /** The session has ended, and its locks with it. */
  lost: (session: LockSession) => void;
};

const channel = 'upload_wanted';
/** Keys are 64-bit hashes: two uploads practically never share one. */
const key = `hashtextextended('upload ' || $1, 0)`;
/**
 * PostgreSQL notices within 20 seconds that the host of a session is gone, while requests wait 30 seconds. The session
 * may be idle for as long as a chunk takes.
 */
const settings = `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2;
  set idle_session_timeout = 0`;

/** Opens a session. @param direct connections to PostgreSQL itself: a pooler would share the session */
export async function openLockSession(direct: Pool, handlers: Handlers): Promise<LockSession> {
  const client = await direct.connect();
  let isOpen = true;
  let previous: Promise<unknown> = Promise.resolve();
  /** Requests share the session, which runs one statement at a time. */
  function query(text: string, values: string[]): Promise<QueryResult> {
    const next = previous.then(() => client.query(text, values));
    previous = next.catch(() => {});
    return next;
  }
  const session: LockSession = {
    tryLock: async (id) => {
      const { rows } = await query(`select pg_try_advisory_lock(${key}) as taken`, [id]);
      return rows[0]?.taken === true;
    },
    want: async (id) => {
      await query('select pg_notify($1, $2)', [channel, id]);
    },
    unlock: async (id) => {
      if (isOpen) await query(`select pg_advisory_unlock(${key})`, [id]).catch(end);
    },
    close: () => release(),
  };
  const hear = ({ payload = '' }: Notification) => handlers.wanted(payload);
  const end = () => {
    if (isOpen) handlers.lost(session);
    release();
  };
  function release(): void {
    if (!isOpen) return;
    isOpen = false;
    client.removeListener('notification', hear);
    client.release(true);
  }
  client.on('error', end).on('end', end).on('notification', hear);
  try {
    await client.query(settings);
    await client.query(`listen ${channel}`);
  } catch (error) {
    release();
    throw error;
  }
  return session;
}
