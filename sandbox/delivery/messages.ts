import type { Database } from '../support/database.ts';
import type { Faults, Provider } from '../support/faults.ts';

/** How long a delayed message waits for the next one, in milliseconds, before it is sent anyway. */
const longestDelayMs = 30_000;

/** A provider's message to the product and the state of its delivery. Times in milliseconds since 1970. */
export type MessageRow = {
  seq: number;
  id: string;
  provider: Provider;
  subject: string;
  type: string;
  body: string;
  created_at: number;
  next_attempt_at: number;
  attempts: number;
  copies: number;
  awaits_next: 0 | 1;
  last_result: string | null;
  delivered_at: number | null;
  abandoned: 0 | 1;
};

type Message = {
  provider: Provider;
  id: string;
  type: string;
  /** Messages about one subject are normally delivered in the order they happened. */
  subject: string;
  /** The raw body, exactly as it is sent and signed. */
  body: string;
};

/** Records a message in the caller's transaction; the courier delivers it afterwards, late or twice if a fault requires it. */
export function queueMessage(
  { db, faults, now }: { db: Database; faults: Faults; now: () => number },
  { provider, id, type, subject, body }: Message,
): void {
  const at = now();
  const late = !hasLateMessage(db, provider) && faults.take(provider, 'reorder') !== undefined;
  const copies = faults.take(provider, 'duplicate') ? 2 : 1;
  db.run(
    `INSERT INTO messages (id, provider, subject, type, body, created_at, next_attempt_at, copies, awaits_next)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    provider,
    subject,
    type,
    body,
    at,
    late ? at + longestDelayMs : at,
    copies,
    late ? 1 : 0,
  );
}

/**
 * Whether a message is being held back until the next one has been sent. If so, the next one must not be held back too.
 */
function hasLateMessage(db: Database, provider: Provider): boolean {
  const sql = 'SELECT 1 FROM messages WHERE provider = ? AND awaits_next = 1 AND delivered_at IS NULL';
  return db.get(sql, provider) !== undefined;
}

export function newestMessages(db: Database, provider: Provider, limit: number): MessageRow[] {
  return db.all<MessageRow>(
    'SELECT * FROM messages WHERE provider = ? ORDER BY seq DESC LIMIT ?',
    provider,
    limit,
  );
}

export function findMessage(db: Database, provider: Provider, id: string): MessageRow | undefined {
  return db.get<MessageRow>('SELECT * FROM messages WHERE provider = ? AND id = ?', provider, id);
}
