import { createHash } from 'node:crypto';
import type { Account } from './account.ts';
import { StripeRefusal } from './errors.ts';

const day = 24 * 60 * 60 * 1000;

/** One call that changes something. `scope` distinguishes accounts, `request` is method, path and body. */
type Call = { scope: string; key: string | null; request: string; requestId: string };

/** A response; `original` is the id of the request that first got it, if this is a replay. */
export type StoredResponse = { body: string; original?: string };

type Row = { request: string; request_id: string; body: string };

/**
 * Runs the work and stores its response under the call's key, both in one transaction; the same call again gets the
 * same response without the work. Refusals are not stored. Keys last 24 hours. Throws Stripe's `idempotency_error` when
 * the key was used before with another request.
 */
export function once(account: Account, call: Call, work: () => unknown): StoredResponse {
  const { db, now } = account;
  return db.transaction(() => {
    if (call.key === null) return { body: rendered(work()) };
    const request = digest(call.request);
    const scope = digest(call.scope);
    db.run(
      'DELETE FROM stripe_idempotency WHERE account = ? AND key = ? AND created_at < ?',
      scope,
      call.key,
      now() - day,
    );
    const sql = 'SELECT request, request_id, body FROM stripe_idempotency WHERE account = ? AND key = ?';
    const before = db.get<Row>(sql, scope, call.key);
    if (before && before.request !== request) throw reused(call.key);
    if (before) return { body: before.body, original: before.request_id };
    const body = rendered(work());
    db.run(
      'INSERT INTO stripe_idempotency (account, key, request, request_id, body, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      scope,
      call.key,
      request,
      call.requestId,
      body,
      now(),
    );
    return { body };
  });
}

/** Stripe returns its JSON indented by two spaces. */
export function rendered(body: unknown): string {
  return JSON.stringify(body, null, 2);
}

function digest(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}

function reused(key: string): StripeRefusal {
  return new StripeRefusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
