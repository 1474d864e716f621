import { createHmac } from 'node:crypto';
import { type Account, seconds } from './account.ts';
import type { EventRow } from './events.ts';

const day = 24 * 60 * 60 * 1000;
const answerWithin = 10_000;
const mostAtOnce = 16;
/** After so many attempts an event no longer keeps the later ones of its subject waiting. */
const patience = 5;

/** Delivers webhooks until they are answered. */
export type Courier = {
  /** Begins after a start: what an earlier run left undelivered comes soon, however long it was to wait. */
  resume(): void;
  /** Looks for events to deliver; to be called after anything that emits. */
  wake(): void;
  /** Holds every delivery back, also across a restart, until `release`. */
  hold(): void;
  release(): void;
  isHolding(): boolean;
  /** How many events have not been answered yet. */
  waiting(): number;
  /** Sends one event so many times at once, held or not; answers the status of each (0: no answer). */
  resend(event: EventRow, times: number): Promise<number[]>;
  /** Starts nothing more and resolves when what was in flight is over. */
  close(): Promise<void>;
};

/** How long to wait after the nth failed attempt, in milliseconds: 1 s, 2 s, 4 s … 60 s. */
export function delayAfter(attempts: number, first = 1000): number {
  return Math.min(first * 2 ** Math.min(attempts - 1, 20), first * 60);
}

/** The `stripe-signature` header of a body: HMAC-SHA256 over `time.body`, time in seconds. */
export function signature(body: string, secret: string, time: number): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

export function createCourier(account: Account, firstDelay = 1000): Courier {
  const { db, now, log } = account;
  const closing = new AbortController();
  const inFlight = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    clearTimeout(timer);
    if (closing.signal.aborted || isHolding()) return;
    for (const event of dueEvents()) {
      if (inFlight.size >= mostAtOnce) break;
      if (!inFlight.has(event.id)) inFlight.set(event.id, deliver(event));
    }
    const next = nextAttemptAt();
    if (next !== undefined) timer = setTimeout(wake, Math.max(next - now(), 1));
  }

  function dueEvents(): EventRow[] {
    return db.all<EventRow>(
      `SELECT * FROM stripe_events e
       WHERE delivered_at IS NULL AND abandoned = 0
         AND (next_attempt_at <= ?
           OR awaits_next = 1 AND EXISTS
             (SELECT 1 FROM stripe_events l WHERE l.seq > e.seq AND l.delivered_at IS NOT NULL))
         AND NOT EXISTS
           (SELECT 1 FROM stripe_events p WHERE p.subject = e.subject AND p.seq < e.seq
              AND p.delivered_at IS NULL AND p.abandoned = 0 AND p.awaits_next = 0 AND p.attempts < ${patience})
       ORDER BY seq LIMIT ${2 * mostAtOnce}`,
      now(),
    );
  }

  function nextAttemptAt(): number | undefined {
    const row = db.get<{ at: number | null }>(
      `SELECT min(next_attempt_at) AS at FROM stripe_events
       WHERE delivered_at IS NULL AND abandoned = 0 AND next_attempt_at > ?`,
      now(),
    );
    return row?.at ?? undefined;
  }

  async function deliver(event: EventRow): Promise<void> {
    const statuses = await sendCopies(event, event.copies);
    inFlight.delete(event.id);
    if (closing.signal.aborted && !statuses.every(isAccepted)) return;
    record(event, statuses);
    wake();
  }

  function record(event: EventRow, statuses: number[]): void {
    const attempts = event.attempts + 1;
    const result = statuses.map((status) => status || 'no answer').join(', ');
    if (statuses.every(isAccepted)) {
      const sql = 'UPDATE stripe_events SET attempts = ?, last_result = ?, delivered_at = ? WHERE id = ?';
      db.run(sql, attempts, result, now(), event.id);
      return;
    }
    if (event.attempts === 0) log(`webhook ${event.type} was not accepted (${result}); it will be repeated`);
    db.run(
      `UPDATE stripe_events SET attempts = ?, last_result = ?, next_attempt_at = ?, awaits_next = 0, abandoned = ?
       WHERE id = ?`,
      attempts,
      result,
      now() + delayAfter(attempts, firstDelay),
      now() - event.created_at > day ? 1 : 0,
      event.id,
    );
  }

  function sendCopies(event: EventRow, times: number): Promise<number[]> {
    return Promise.all(Array.from({ length: times }, () => send(event.body)));
  }

  async function send(body: string): Promise<number> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signature(body, account.webhookSecret, seconds(now())),
    };
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(answerWithin)]);
    try {
      const answer = await fetch(account.webhookUrl, {
        method: 'POST',
        body,
        headers,
        signal,
        redirect: 'manual',
      });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  }

  function isHolding(): boolean {
    return db.get("SELECT 1 FROM switches WHERE name = 'stripe-webhooks' AND value = 'held'") !== undefined;
  }

  return {
    resume() {
      db.run(
        `UPDATE stripe_events SET next_attempt_at = min(next_attempt_at, ?)
         WHERE delivered_at IS NULL AND abandoned = 0 AND awaits_next = 0`,
        now() + firstDelay,
      );
      wake();
    },
    wake,
    hold: () =>
      void db.run("INSERT OR REPLACE INTO switches (name, value) VALUES ('stripe-webhooks', 'held')"),
    release() {
      db.run("DELETE FROM switches WHERE name = 'stripe-webhooks'");
      wake();
    },
    isHolding,
    waiting: () =>
      db.get<{ count: number }>(
        'SELECT count(*) AS count FROM stripe_events WHERE delivered_at IS NULL AND abandoned = 0',
      )?.count ?? 0,
    resend: (event, times) => sendCopies(event, times),
    async close() {
      closing.abort();
      clearTimeout(timer);
      await Promise.all(inFlight.values());
    },
  };
}

function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}
