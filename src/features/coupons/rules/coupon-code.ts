import { randomInt } from 'node:crypto';

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A code as typed, in capitals; null if it cannot be one. Checked before it is capitalised, because some letters of
 * other scripts turn into A to Z.
 */
export function readCode(typed: string): string | null {
  const trimmed = typed.trim();
  return /^[A-Za-z0-9-]{4,32}$/.test(trimmed) ? trimmed.toUpperCase() : null;
}

/** A code of eight random characters without look-alikes, after the prefix if there is one. */
export const randomCode = (prefix = ''): string =>
  (prefix ? `${prefix}-` : '') +
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
