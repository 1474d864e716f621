/** The characters of an order number: Crockford's base32, which has no I, L, O or U. */
const characters = /^[0-9A-HJKMNP-TV-Z]{8}$/;
const misread: Record<string, string> = { I: '1', L: '1', O: '0' };

/**
 * Reads an order number as people type or hear it, and returns it as stored: `mpo 7f3k92qx` becomes `MPO-7F3K-92QX`.
 * Returns null for anything that cannot be one.
 */
export function readOrderNumber(text: string): string | null {
  const typed = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const own = typed.length === 11 ? typed.replace(/^MP[O0]/, '') : typed;
  const read = own.replaceAll(/[ILO]/g, (letter) => misread[letter] ?? letter);
  return characters.test(read) ? `MPO-${read.slice(0, 4)}-${read.slice(4)}` : null;
}
