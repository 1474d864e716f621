import { randomInt } from 'node:crypto';
import type { Database } from '../support/database.ts';
import type { Faults } from '../support/faults.ts';

/** The context of the whole PayPal section: one merchant's account and its environment. */
export type Account = {
  db: Database;
  faults: Faults;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  webhookUrl: string;
  /** The origin of the hosted pages; known once the server listens. */
  publicUrl: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (message: string) => void;
};

const letters = '0123456789ABCDEFGHJKLMNPRSTUVWXY';

/** An id in PayPal's format: 17 capitals and digits. */
export const newId = (length = 17): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** PayPal writes whole seconds. */
export const timestamp = (account: Account): string =>
  new Date(account.now()).toISOString().replace(/\.\d+Z$/, 'Z');

/** A refusal in PayPal's shape, thrown by call handlers and rendered by the API's single error handler. */
export class PayPalRefusal extends Error {
  readonly status: 400 | 401 | 404 | 422;
  readonly issue: string;

  constructor(status: PayPalRefusal['status'], issue: string, description: string) {
    super(description);
    this.status = status;
    this.issue = issue;
  }
}

/** The SDK's objects as transmitted: `customId` becomes `custom_id`. */
export function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).map(([name, member]) => [snake(name), toWire(member)]);
  return Object.fromEntries(pairs);
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
