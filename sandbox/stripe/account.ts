import { randomInt } from 'node:crypto';
import type { Database } from '../support/database.ts';
import type { Faults } from '../support/faults.ts';

/** The context of the whole Stripe section: one merchant's account and its environment. */
export type Account = {
  db: Database;
  faults: Faults;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string;
  /** The origin of the hosted pages; known once the server listens. */
  publicUrl: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (message: string) => void;
};

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in Stripe's format, such as `pi_3Q…`. */
export function newId(prefix: string, length = 24): string {
  return prefix + Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** Stripe uses whole seconds. */
export function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
