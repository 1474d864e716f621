import { randomInt } from 'node:crypto';
import type { Database } from '../support/database.ts';
import type { Faults } from '../support/faults.ts';

/** The context of the whole Paystack section: one merchant's account and its environment. */
export type Account = {
  db: Database;
  faults: Faults;
  secretKey: string;
  webhookUrl: string;
  /** The origin of the hosted pages; known once the server listens. */
  publicUrl: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (message: string) => void;
};

const letters = '0123456789abcdefghijklmnopqrstuvwxyz';

export const newCode = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** Paystack's ids are whole numbers. */
export const newNumber = (): number => randomInt(1_000_000_000, 9_999_999_999);

export const timestamp = (account: Account): string => new Date(account.now()).toISOString();

/** A refusal in Paystack's shape, thrown by call handlers and rendered by the API's single error handler. */
export class PaystackRefusal extends Error {
  readonly status: 400 | 401 | 404;
  readonly code: string;

  constructor(status: PaystackRefusal['status'], code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
