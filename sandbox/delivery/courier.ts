import type { Database } from '../support/database.ts';
import type { Provider } from '../support/faults.ts';
import type { MessageRow } from './messages.ts';

const day = 24 * 60 * 60 * 1000;
const responseTimeoutMs = 10_000;
const mostAtOnce = 16;
/** After this many attempts a message no longer delays later ones about its subject. */
const blockingAttempts = 5;

/** Delivers webhooks until they are acknowledged. */
export type Courier = {
  /** Call at start-up. Messages left undelivered by an earlier run are sent soon, whatever their remaining wait. */
  resume(): void;
  /** Looks for messages to deliver; call it after emitting. */
  wake(): void;
  /** Holds every delivery back, or those about one subject, even across a restart, until `release`. */
  hold(subject?: string): void;
  /** Releases the deliveries about one subject, or all. */
  release(subject?: string): void;
  isHolding(): boolean;
  /** How many messages have not been acknowledged yet. */
  waiting(): number;
  /** Resolves as soon as every message has been acknowledged or given up, or the courier is closed. */
  answered(): Promise<void>;
  /**
   * Sends one message this many times simultaneously, even if it is held back; returns the status of each (0: no
   * response).
   */
  resend(message: MessageRow, times: number): Promise<number[]>;
  /** Starts nothing more, and resolves when everything in flight is done. */
  close(): Promise<void>;
};

/** How long to wait after the nth failed attempt, in milliseconds: 1 s, 2 s, 4 s … 60 s. */
export function delayAfter(attempts: number, first = 1000): number {
  return Math.min(first * 2 ** Math.min(attempts - 1, 20), first * 60);
}

/** A provider’s deliveries: its messages, their destination and their signature. */
export type Deliveries = {
  provider: Provider;
  db: Database;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (text: string) => void;
  webhookUrl: string;
  /** The provider's headers for a body sent now, including its signature. */
  headersOf: (body: string) => Record<string, string>;
  /** Milliseconds before an unacknowledged message is first repeated. */
  retryDelay?: number;
};

export function createCourier(deliveries: Deliveries): Courier {
  const { provider, db, now, log, retryDelay: firstDelay = 1000 } = deliveries;
  const held = `${provider}-webhooks`;
  const heldAbout = (subject: string) => `${held}:${subject}`;
  const closing = new AbortController();
  const inFlight = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    clearTimeout(timer);
    if (closing.signal.aborted || isHolding()) return;
    // Both queries use the same time. Otherwise, a message that came due between them would get no timer.
    const moment = now();
    for (const message of dueMessages(moment)) {
      if (inFlight.size >= mostAtOnce) break;
      if (!inFlight.has(message.id)) inFlight.set(message.id, deliver(message));
    }
    const next = nextAttemptAfter(moment);
    if (next !== undefined) timer = setTimeout(wake, Math.max(next - now(), 1));
  }

  function dueMessages(moment: number): MessageRow[] {
    return db.all<MessageRow>(
      `SELECT * FROM messages e
       WHERE provider = ? AND delivered_at IS NULL AND abandoned = 0
         AND NOT EXISTS (SELECT 1 FROM switches s WHERE s.name = ? || e.subject)
         AND (next_attempt_at <= ?
           OR awaits_next = 1 AND EXISTS
             (SELECT 1 FROM messages l WHERE l.provider = e.provider AND l.seq > e.seq AND l.delivered_at IS NOT NULL))
         AND NOT EXISTS
           (SELECT 1 FROM messages p WHERE p.provider = e.provider AND p.subject = e.subject AND p.seq < e.seq
              AND p.delivered_at IS NULL AND p.abandoned = 0 AND p.awaits_next = 0 AND p.attempts < ${blockingAttempts})
       ORDER BY seq LIMIT ${2 * mostAtOnce}`,
      provider,
      heldAbout(''),
      moment,
    );
  }

  function nextAttemptAfter(moment: number): number | undefined {
    const row = db.get<{ at: number | null }>(
      `SELECT min(next_attempt_at) AS at FROM messages
       WHERE provider = ? AND delivered_at IS NULL AND abandoned = 0 AND next_attempt_at > ?`,
      provider,
      moment,
    );
    return row?.at ?? undefined;
  }

  async function deliver(message: MessageRow): Promise<void> {
    const statuses = await sendCopies(message, message.copies);
    inFlight.delete(message.id);
    if (closing.signal.aborted && !statuses.every(isAccepted)) return;
    record(message, statuses);
    if (waiting() === 0) tellListeners();
    wake();
  }

  function tellListeners(): void {
    for (const tell of listeners) tell();
    listeners.clear();
  }

  function waiting(): number {
    return (
      db.get<{ count: number }>(
        'SELECT count(*) AS count FROM messages WHERE provider = ? AND delivered_at IS NULL AND abandoned = 0',
        provider,
      )?.count ?? 0
    );
  }

  function record(message: MessageRow, statuses: number[]): void {
    const attempts = message.attempts + 1;
    const result = statuses.map((status) => status || 'no response').join(', ');
    if (statuses.every(isAccepted)) {
      const sql = 'UPDATE messages SET attempts = ?, last_result = ?, delivered_at = ? WHERE id = ?';
      db.run(sql, attempts, result, now(), message.id);
      return;
    }
    if (message.attempts === 0)
      log(`webhook ${message.type} was not accepted (${result}); it will be repeated`);
    db.run(
      `UPDATE messages SET attempts = ?, last_result = ?, next_attempt_at = ?, awaits_next = 0, abandoned = ?
       WHERE id = ?`,
      attempts,
      result,
      now() + delayAfter(attempts, firstDelay),
      now() - message.created_at > day ? 1 : 0,
      message.id,
    );
  }

  function sendCopies(message: MessageRow, times: number): Promise<number[]> {
    return Promise.all(Array.from({ length: times }, () => send(message.body)));
  }

  async function send(body: string): Promise<number> {
    const headers = { 'content-type': 'application/json; charset=utf-8', ...deliveries.headersOf(body) };
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(responseTimeoutMs)]);
    try {
      const response = await fetch(deliveries.webhookUrl, {
        method: 'POST',
        body,
        headers,
        signal,
        redirect: 'manual',
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }

  function isHolding(): boolean {
    return db.get("SELECT 1 FROM switches WHERE name = ? AND value = 'held'", held) !== undefined;
  }

  return {
    resume() {
      db.run(
        `UPDATE messages SET next_attempt_at = min(next_attempt_at, ?)
         WHERE provider = ? AND delivered_at IS NULL AND abandoned = 0 AND awaits_next = 0`,
        now() + firstDelay,
        provider,
      );
      wake();
    },
    wake,
    hold(subject) {
      const name = subject ? heldAbout(subject) : held;
      db.run("INSERT OR REPLACE INTO switches (name, value) VALUES (?, 'held')", name);
    },
    release(subject) {
      if (subject) db.run('DELETE FROM switches WHERE name = ?', heldAbout(subject));
      else db.run("DELETE FROM switches WHERE name = ? OR name LIKE ? || '%'", held, heldAbout(''));
      wake();
    },
    isHolding,
    waiting,
    async answered() {
      if (closing.signal.aborted || waiting() === 0) return;
      await new Promise<void>((resolve) => listeners.add(resolve));
    },
    resend: (message, times) => sendCopies(message, times),
    async close() {
      closing.abort();
      clearTimeout(timer);
      tellListeners();
      await Promise.all(inFlight.values());
    },
  };
}

function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}
