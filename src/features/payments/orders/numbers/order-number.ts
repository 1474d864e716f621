/** The characters of an order number: Crockford's base32, which has no I, L, O or U. */
const characters = /^[0-9A-HJKMNP-TV-Z]{8}$/;
const misread: Record<string, string> = { I: '1', L: '1', O: '0' };

/** Without spaces, dashes and a leading “#”. Word processors and phones may replace hyphens with other dashes. */
const withoutPunctuation = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replaceAll(/^#|[\s\p{Dash}]/gu, '');

/**
 * Reads an order number as people type or hear it, and returns it as stored: `mpo 7f3k92qx` becomes `MPO-7F3K-92QX`.
 * Returns null for anything that cannot be one.
 */
export function readOrderNumber(text: string): string | null {
  const typed = withoutPunctuation(text);
  const own = typed.length === 11 ? typed.replace(/^MP[O0]/, '') : typed;
  const read = own.replaceAll(/[ILO]/g, (letter) => misread[letter] ?? letter);
  return characters.test(read) ? `MPO-${read.slice(0, 4)}-${read.slice(4)}` : null;
}

/**
 * A `like` pattern for a part of an order number: its beginning with `MPO`, or at least four characters in a row. It
 * matches numbers without their dashes. Returns null for any other text, so that short words do not find orders by
 * chance. `MP0` at the start always counts as the prefix, although a number may also contain it further on.
 */
export function orderNumberPattern(text: string): string | null {
  const typed = withoutPunctuation(text);
  const [, prefix, part = ''] = /^(MP[O0])?(.*)$/.exec(typed) ?? [];
  const read = part.replaceAll(/[ILO]/g, (letter) => misread[letter] ?? letter);
  if (!/^[0-9A-HJKMNP-TV-Z]{1,8}$/.test(read)) return null;
  if (prefix) return `MPO${read}%`;
  return read.length >= 4 ? `%${read}%` : null;
}
