/** A run of text, or a link. */
export type Piece = { text: string; href?: string };

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\{support\}/g;

/**
 * Splits a sentence of a content file into text and links: `[words](/address)`, and `{support}` for the support
 * address.
 */
export function piecesOf(sentence: string, supportEmail: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(marks)) {
    if (match.index > end) pieces.push({ text: sentence.slice(end, match.index) });
    const [whole, label, href] = match;
    pieces.push(
      label && href ? { text: label, href } : { text: supportEmail, href: `mailto:${supportEmail}` },
    );
    end = match.index + whole.length;
  }
  if (end < sentence.length) pieces.push({ text: sentence.slice(end) });
  return pieces;
}
